import { IonRouterLink } from '@ionic/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLE_MAP } from './exampleMap';
import type { MapProblem, TileTable } from './useTileTable';

export function MapWriter({ table }: { table: TileTable }) {
  const { t } = useTranslation();
  const ids = { help: useId(), problems: useId() };
  const { map, problems } = table;
  return (
    <>
      <label className="map-label">
        {t('tiles.mapLabel')}
        <textarea
          className="field map-text"
          rows={6}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          value={table.mapText}
          aria-describedby={`${ids.help} ${ids.problems}`}
          aria-invalid={problems.length > 0}
          onChange={(event) => table.write(event.target.value)}
        />
      </label>
      <p id={ids.help} className="lead">
        {t('tiles.mapHelp')}
      </p>
      <ul id={ids.problems} className="problems" role="status">
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <Problem problem={problem} />
          </li>
        ))}
      </ul>
      {problems.length === 0 && map.tiles.length > 0 && (
        <p role="status">
          {t('tiles.mapFacts', {
            tiles: t('tiles.tileCount', { count: map.tiles.length }),
            spaces: t('tiles.spaces', { count: map.spaces.length }),
          })}
        </p>
      )}
      <div className="buttons">
        {map.tiles.length > 0 && problems.length === 0 && (
          <IonRouterLink
            className="link"
            routerLink={`/sight?map=${encodeURIComponent(table.mapText.replaceAll('\n', ';'))}`}
          >
            {t('tiles.useMap')}
          </IonRouterLink>
        )}
        <button type="button" className="btn" onClick={() => table.write(EXAMPLE_MAP.replaceAll(';', '\n'))}>
          {t('tiles.example')}
        </button>
        <button type="button" className="btn" onClick={() => table.write('')}>
          {t('tiles.clear')}
        </button>
      </div>
    </>
  );
}

function Problem({ problem }: { problem: MapProblem }) {
  const { t } = useTranslation();
  if (problem.code === 'overlap') {
    const { line, other, at } = problem;
    return t('tiles.problems.overlap', { line, other, x: at[0], y: at[1] });
  }
  return t(`tiles.problems.${problem.code}`, problem);
}
