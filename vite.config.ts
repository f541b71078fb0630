import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { SAFE_HEADERS } from './src/cli/preview/headers';
import { engineName } from './tools/engine.mjs';
import { anyPath } from './tools/anyPath.mjs';
import { contentAhead } from './tools/contentAhead';
import { unusedIonic } from './tools/unusedIonic.mjs';

export default defineConfig(({ command }) => ({
  // The build lies under any path; the sources are served from the root of their host.
  base: command === 'build' ? './' : '/',
  define: { ENGINE_NAME: JSON.stringify(engineName()) },
  plugins: [
    contentAhead(),
    react(),
    VitePWA({
      // A new version waits for the next start: nobody wants a reload in the middle of a game.
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Redcell',
        short_name: 'Redcell',
        description: 'Plays the Empire, so that nobody at the table has to. Unofficial companion.',
        start_url: './',
        scope: './',
        display: 'standalone',
        background_color: '#0f1318',
        theme_color: '#0f1318',
        // Packs and missions can be opened with the installed app, and shared with it (public/shareTarget.js).
        file_handlers: [
          { action: './content', accept: { 'application/zip': ['.zip'], 'application/json': ['.json'] } },
        ],
        share_target: {
          action: './content/shared',
          method: 'POST',
          enctype: 'multipart/form-data',
          params: {
            files: [{ name: 'files', accept: ['application/zip', 'application/json', '.zip', '.json'] }],
          },
        },
        icons: [
          { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: 'icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
          { src: 'icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,json,woff2}'],
        maximumFileSizeToCacheInBytes: 8 * 1024 * 1024,
        navigateFallback: 'index.html',
        importScripts: ['shareTarget.js'],
      },
    }),
    anyPath(),
    unusedIonic(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // three comes in one piece; tools/size.mjs watches what matters.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every start needs comes in one file: it is smaller than its parts.
            { name: 'start', tags: ['$initial' as const], priority: 1 },
            {
              test: /content\/expansions\/[^/]+\/groups\//,
              name: (id: string) => `orders-${/expansions\/([^/]+)\//.exec(id)?.[1] ?? 'other'}`,
            },
            {
              test: /\/content\/[^?]+\/portraits\/[^/]+\.svg/,
              name: (id: string) => `portraits-${/\/([^/]+)\/portraits\//.exec(id)?.[1] ?? 'other'}`,
            },
          ],
        },
      },
      treeshake: {
        // Ionic declares no side effects at all, so that nothing of it would be dropped: 312 instead of 147 kB gzip.
        moduleSideEffects: [{ test: /node_modules\/@ionic\/core\/components\//, sideEffects: false }],
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, headers: SAFE_HEADERS },
}));
