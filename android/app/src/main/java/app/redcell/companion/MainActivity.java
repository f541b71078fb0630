package app.redcell.companion;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
