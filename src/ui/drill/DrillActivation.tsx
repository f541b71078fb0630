// A drawn activation on the board: the window beside it, the figures where the shown step leaves them.

import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyId, Situation } from '../../imperial';
import type { NameFinder } from '../../kernel';
import { formOfLines, resolveOrders, type DrawnOrders, type Told } from '../../mission';
import type { CardId, Pack } from '../../packs';
import { orderWriter, groupNames, type Language, type NameKind, type Names } from '../../text';
import { ActivationWindow } from '../activation/ActivationWindow';
import { Hideable } from '../activation/Hideable';
import { nameOfRule } from '../activation/nameOfRule';
import type { WornForm } from '../activation/OrderSheet';
import { useActivation } from '../activation/useActivation';
import { useActivationView } from '../activation/useActivationView';
import { useReport, withReport } from '../activation/useReport';
import { BoardStage } from '../parts/BoardStage';
import { usePrintedNames } from '../parts/names';
import { useServices } from '../services';
import { latticeView } from '../table/figures';
import { useFigureViews } from '../table/useFigureViews';
import type { TableState } from '../table/useTable';
import { drillFaces } from './faces';
import { reportOf } from './report';
import { standingsAfter } from './situation';
import type { Drill } from './useDrill';

type Props = {
  readonly pack: Pack;
  readonly table: TableState;
  readonly drill: Drill;
  readonly drawn: DrawnOrders;
  readonly situation: Situation;
};

export function DrillActivation({ pack, table, drill, drawn, situation }: Props) {
  const { t, i18n } = useTranslation();
  const printed = usePrintedNames();
  const { shareFile } = useServices();
  const [reported, setReported] = useState<'shared' | 'failed' | null>(null);
  const [aside, setAside] = useState(false);
  const [told, setTold] = useState<readonly Told[]>([]);
  const resolved = useMemo(() => resolveOrders(situation, drawn, told), [situation, drawn, told]);
  const activation = useActivation(resolved, { name: '', setTold });
  const { resolution } = activation;
  const names = useMemo(
    () => new Map<string, string>(table.figures.map(({ id, name, label }) => [id, `${name} (${label})`])),
    [table.figures],
  );
  const nameOf = (id: AnyId | string) => names.get(id) ?? id;
  const writer = useMemo(() => {
    const language = i18n.language as Language;
    return orderWriter(language, groupNames(drawn.group, language, contentNames(pack, printed)));
  }, [pack, drawn.group, i18n.language, printed]);

  const lattice = useMemo(() => latticeView(table.map, table.table), [table.map, table.table]);
  const standing = useFigureViews(table.figures, null);
  const report = useReport(activation, '');
  const view = useActivationView(activation, standing);
  const { figures, marks, lines, walking, skip } = withReport(view, report);
  const faceOf = useMemo(() => drillFaces(table.figures, pack), [table.figures, pack]);

  const card = pack.cards.get(drawn.card as CardId);
  const name = printed('cards', drawn.card) ?? card?.name ?? drawn.card;
  const title = card?.elite && !card.unique ? t('drill.eliteName', { name }) : name;
  const sendPosition = async () => {
    const text = reportOf(table.map, table.figures, table.doors, drawn, resolution);
    setReported(await shareFile(`redcell-${drawn.card}.json`, text));
  };
  return (
    <div className="board-page">
      <BoardStage
        view={{ lattice, figures, tokens: [], marks, lines }}
        map={table.map}
        label={t('sight.board', { count: figures.length })}
        onTapSpace={report.taps ? report.taps.onTapSpace : walking ? skip : undefined}
        onTapFigure={report.taps?.onTapFigure}
      />
      <div className="board-panel">
        <Hideable title={title} aside={aside} onShow={() => setAside(false)}>
          <ActivationWindow
            title={title}
            face={faceOf(activation.forecast.steps[0]?.figure ?? drawn.card)}
            activation={activation}
            group={drawn.group}
            bonus={drawn.bonus}
            rules={drawn.rules}
            lines={drawn.lines}
            priority={drawn.priority}
            form={formIn(situation, drawn, contentNames(pack, printed))}
            printed={card?.abilities.map(({ name }) => name) ?? []}
            ruleName={(index) => nameOfRule(drawn, index, i18n.language)}
            writer={writer}
            nameOf={nameOf}
            faceOf={faceOf}
            onRoll={(pending) => activation.roll(drill.roll(pending))}
            report={report}
            onHide={() => setAside(true)}
            onFinish={() => {
              table.stand(standingsAfter(table.figures, resolution.situation));
              drill.close();
            }}
          />
          <div className="buttons">
            <button type="button" className="btn" onClick={drill.close}>
              {t('drill.cancel')}
            </button>
            <button type="button" className="btn" onClick={() => void sendPosition()}>
              {t('drill.report')}
            </button>
            {reported && (
              <p role="status">{t(reported === 'shared' ? 'drill.reported' : 'load.notShared')}</p>
            )}
          </div>
        </Hideable>
      </div>
    </div>
  );
}

/** The form that the list takes. */
function formIn({ forms = {} }: Situation, { lines }: DrawnOrders, names: Names): WornForm | null {
  const id = formOfLines(lines) ?? '';
  const card = forms[id];
  return card ? { ...card, shown: names('companion', id) ?? card.name } : null;
}

const KIND_OF_NAME: Readonly<Partial<Record<NameKind, 'heroes' | 'cards' | 'companions'>>> = {
  hero: 'heroes',
  card: 'cards',
  companion: 'companions',
};

/** Names of heroes, cards and companions, for orders that speak of them. */
const contentNames =
  (pack: Pack, printed: NameFinder): Names =>
  (kind, id) => {
    const of = KIND_OF_NAME[kind];
    if (of === undefined) return undefined;
    return printed(of, id) ?? [...pack[of].values()].find((entry) => entry.id === id)?.name;
  };
