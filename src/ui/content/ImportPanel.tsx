// The ways to import: files of this device, a link, and files handed over by other apps.

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { printable } from '../../kernel';
import { fromBlob } from '../../session';
import { useServices } from '../services';
import type { InstalledView } from './useInstalled';

type Props = { readonly view: InstalledView };

export function ImportPanel({ view }: Props) {
  return (
    <section className="content-import">
      <HandedOver view={view} />
      <ChooseFiles view={view} />
      <LinkField view={view} />
    </section>
  );
}

function ChooseFiles({ view: { busy, bringIn } }: Props) {
  const { t } = useTranslation();
  return (
    <label className="btn btn-main btn-wide">
      <input
        type="file"
        className="visually-hidden"
        multiple
        disabled={busy}
        accept=".zip,.json,.txt,application/zip,application/x-zip-compressed,application/json,text/plain"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])].map((file) => fromBlob(file.name, file));
          if (files.length > 0) void bringIn(files);
          target.value = '';
        }}
      />
      {t('content.choose')}
    </label>
  );
}

function LinkField({ view: { busy, fetchLink } }: Props) {
  const { t } = useTranslation();
  const [link, setLink] = useState('');
  return (
    <form
      className="content-link"
      onSubmit={(event) => {
        event.preventDefault();
        if (link.trim() !== '') void fetchLink(link);
      }}
    >
      <label className="map-label">
        {t('content.link')}
        <input
          type="url"
          inputMode="url"
          className="field"
          autoComplete="off"
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
      </label>
      <button type="submit" className="btn" disabled={busy || link.trim() === ''}>
        {t('content.fetch')}
      </button>
      <p className="lead">{t('content.linkHelp')}</p>
    </form>
  );
}

/** Another app, or a page that means no good: players say whether they want it. */
function HandedOver({ view: { busy, bringIn } }: Props) {
  const { t, i18n } = useTranslation();
  const { opened } = useServices();
  const { files } = useStore(opened);
  if (files.length === 0) return null;
  const done = () => opened.setState({ files: [] });
  const names = new Intl.ListFormat(i18n.language).format(files.map(({ name }) => printable(name)));
  return (
    <div className="notice" role="status">
      <p>{t('content.opened', { count: files.length, names })}</p>
      <div className="buttons">
        <button
          type="button"
          className="btn btn-main"
          disabled={busy}
          onClick={() => {
            done();
            void bringIn(files);
          }}
        >
          {t('content.takeIn')}
        </button>
        <button type="button" className="btn" onClick={done}>
          {t('content.leave')}
        </button>
      </div>
    </div>
  );
}
