package app.redcell.companion;

import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import androidx.core.content.IntentCompat;
import com.getcapacitor.BridgeActivity;
import java.util.ArrayList;
import java.util.List;

public class MainActivity extends BridgeActivity {

    @Override
    protected void onCreate(Bundle savedInstanceState) {
        List<Uri> others = openShared(getIntent());
        super.onCreate(savedInstanceState);
        openOthers(others, getIntent());
    }

    @Override
    protected void onNewIntent(Intent intent) {
        List<Uri> others = openShared(intent);
        super.onNewIntent(intent);
        openOthers(others, intent);
    }

    /**
     * Capacitor tells the web app of files that are opened with it; what comes by the share sheet is made to look the same. An intent
     * holds one file: the others are given back.
     */
    private static List<Uri> openShared(Intent intent) {
        List<Uri> files = sharedIn(intent);
        if (files.isEmpty()) return files;
        intent.setDataAndType(files.get(0), intent.getType());
        intent.setAction(Intent.ACTION_VIEW);
        return files.subList(1, files.size());
    }

    private static List<Uri> sharedIn(Intent intent) {
        List<Uri> files = new ArrayList<>();
        if (intent == null) return files;
        if (Intent.ACTION_SEND.equals(intent.getAction())) {
            files.add(IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri.class));
        } else if (Intent.ACTION_SEND_MULTIPLE.equals(intent.getAction())) {
            List<Uri> several = IntentCompat.getParcelableArrayListExtra(intent, Intent.EXTRA_STREAM, Uri.class);
            if (several != null) files.addAll(several);
        }
        files.removeIf((file) -> file == null);
        return files;
    }

    /** Each as an intent of its own; what the sender allowed holds for this activity, whichever intent names the file. */
    private void openOthers(List<Uri> files, Intent intent) {
        for (Uri file : files) {
            Intent other = new Intent(Intent.ACTION_VIEW);
            other.setDataAndType(file, intent.getType());
            super.onNewIntent(other);
        }
    }
}
