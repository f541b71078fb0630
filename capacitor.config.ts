import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: 'app.redcell.companion',
  appName: 'Redcell',
  webDir: 'dist',
  backgroundColor: '#0f1318',
  // The app's own page is https://localhost; a party server in the home network speaks plain http.
  android: { allowMixedContent: true },
};

export default config;
