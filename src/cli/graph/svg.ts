// Draws a laid out graph as SVG. Ids come from content, so every text is escaped.

import type { Layout, PlacedEdge, PlacedNode, GraphPoint } from './layout';
import type { NodeKind } from './missionGraph';

type Look = { readonly fill: string; readonly line: string; readonly round: number; readonly dashed?: true };

const LOOKS: Readonly<Record<NodeKind, Look>> = {
  trigger: { fill: '#f4f4f4', line: '#777777', round: 0, dashed: true },
  script: { fill: '#dfeaff', line: '#2b5bb5', round: 6 },
  peril: { fill: '#ffe3cc', line: '#b5581b', round: 6 },
  section: { fill: '#e9f5e1', line: '#4c7d28', round: 0 },
  group: { fill: '#f7e0e6', line: '#a32448', round: 0 },
  countdown: { fill: '#fff6d6', line: '#8f6f00', round: 0, dashed: true },
  variable: { fill: '#efe6fa', line: '#6a3fa0', round: 0, dashed: true },
  objective: { fill: '#e0f4f5', line: '#1f7a80', round: 0 },
  won: { fill: '#cdebc9', line: '#1f6b1a', round: 15 },
  lost: { fill: '#f5caca', line: '#9b1c1c', round: 15 },
};

export function formatSvg({ nodes, edges, width, height }: Layout, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="#555555"/></marker></defs>',
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...edges.map(edgeOf),
    ...nodes.map(nodeOf),
    '</svg>',
    '',
  ].join('\n');
}

function nodeOf({ x, y, width, height, kind, label }: PlacedNode): string {
  const { fill, line, round, dashed } = LOOKS[kind];
  const dash = dashed ? ' stroke-dasharray="4 3"' : '';
  return [
    `<g><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}" stroke="${line}"${dash}/>`,
    `<text x="${x + width / 2}" y="${y + height / 2}" text-anchor="middle" dominant-baseline="central" font-family="ui-monospace, monospace" font-size="11" fill="#111111">${escape(label)}</text></g>`,
  ].join('');
}

/** From point to point in soft bends: straight through passages, curved between columns. */
function edgeOf({ points }: PlacedEdge): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let [x, y]: GraphPoint = first;
  const bends = rest.map(([toX, toY]) => {
    const middle = (x + toX) / 2;
    const bend = `C${middle},${y} ${middle},${toY} ${toX},${toY}`;
    [x, y] = [toX, toY];
    return bend;
  });
  return `<path d="M${first.join(',')} ${bends.join(' ')}" fill="none" stroke="#555555" marker-end="url(#head)"/>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
