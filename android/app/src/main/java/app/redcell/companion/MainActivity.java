package app.redcell.companion;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.core.content.IntentCompat;
import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        openShared(getIntent());
        super.onCreate(savedInstanceState);
    }

    @Override
    protected void onNewIntent(Intent intent) {
        openShared(intent);
        super.onNewIntent(intent);
    }

    /** Capacitor tells the web app of files that are opened with it; what comes by the share sheet is made to look the same. */
    private static void openShared(Intent intent) {
        if (intent == null || !Intent.ACTION_SEND.equals(intent.getAction())) return;
        Uri file = IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class);
        if (file == null) return;
        intent.setDataAndType(file, intent.getType());
        intent.setAction(Intent.ACTION_VIEW);
    }
}
