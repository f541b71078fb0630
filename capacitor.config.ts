import type { CapacitorConfig } from '@capacitor/cli';

const config: CapacitorConfig = {
  appId: 'app.redcell.companion',
  appName: 'Redcell',
  webDir: 'dist',
  backgroundColor: '#0f1318',
};

export default config;
