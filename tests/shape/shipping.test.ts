// What is shipped beside the code: the page's policy, the Android shell, and the lock files.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');

describe('the page', () => {
  const policy = /Content-Security-Policy"\s+content="([^"]*)"/.exec(read('index.html'))?.[1] ?? '';

  it.each([
    "default-src 'self'",
    "script-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ])('[shipping] its policy says: %s', (rule) => expect(policy.split('; ')).toContain(rule));
});

describe('the Android shell', () => {
  it('[shipping] games do not go into a backup that the player did not ask for', () =>
    expect(read('android/app/src/main/AndroidManifest.xml')).toContain('android:allowBackup="false"'));

  it('[shipping] nor to another phone, which asks rules of its own', () => {
    expect(read('android/app/src/main/AndroidManifest.xml')).toContain(
      'android:dataExtractionRules="@xml/data_extraction_rules"',
    );
    const rules = read('android/app/src/main/res/xml/data_extraction_rules.xml');
    const all = ['root', 'file', 'database', 'sharedpref', 'external'];
    const ofTheDevice = all.slice(0, -1).map((domain) => `device_${domain}`);
    for (const way of ['cloud-backup', 'device-transfer']) {
      const [, inside = ''] = new RegExp(`<${way}>([^]*)</${way}>`).exec(rules) ?? [];
      const excluded = [...inside.matchAll(/<exclude domain="([a-z_]+)" \/>/g)].map(([, domain]) => domain);
      expect(excluded.toSorted(), way).toEqual([...all, ...ofTheDevice].toSorted());
    }
    expect(rules).not.toContain('<include');
  });

  it('[shipping] what builds it is known by its checksum', () =>
    expect(read('android/gradle/wrapper/gradle-wrapper.properties')).toMatch(
      /^distributionSha256Sum=[0-9a-f]{64}$/m,
    ));

  it('[shipping] other apps get what is shared, and nothing beside it', () => {
    const paths = read('android/app/src/main/res/xml/file_paths.xml').match(
      /<[a-z]+(?:-[a-z]+)*-path[^>]*>/g,
    );
    expect(paths).toEqual(['<cache-path name="shared" path="shared/" />']);
    expect(read('src/platform/shareFile.ts')).toContain("SHARED_FOLDER = 'shared'");
  });

  it('[party 30, shipping] it may reach a party server in the home network, which has no certificate', () => {
    expect(read('android/app/src/main/AndroidManifest.xml')).toContain(
      'android:networkSecurityConfig="@xml/network_security_config"',
    );
    expect(read('android/app/src/main/res/xml/network_security_config.xml')).toContain(
      'cleartextTrafficPermitted="true"',
    );
    expect(read('capacitor.config.ts')).toContain('allowMixedContent: true');
  });
});

describe('the iOS shell', () => {
  it('[party 30, shipping] it may reach a party server in the home network, and nothing else without encryption', () => {
    const plist = read('ios/App/App/Info.plist');
    expect(plist).toMatch(/<key>NSAllowsLocalNetworking<\/key>\s*<true\/>/);
    expect(plist).not.toContain('NSAllowsArbitraryLoads');
    expect(plist).toContain('<key>NSLocalNetworkUsageDescription</key>');
  });
});

type Entry = {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
};

describe.each(['package-lock.json', 'tools/cap/package-lock.json', 'tools/node/package-lock.json'])(
  '%s',
  (file) => {
    const { packages } = JSON.parse(read(file)) as { packages: Record<string, Entry> };
    const entries = Object.entries(packages).filter(([name, { link }]) => name !== '' && !link);

    it('[shipping] each entry has its sum', () =>
      expect(entries.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([]));

    it('[shipping] no entry names the host that it came from', () =>
      expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]));
  },
);
