import { escapeHtml } from '../../markup/escape-html.js';
import { BOX, type Box, type Layout, type Line } from './layout.js';

/** The picture. Its colours are those of the page (map.css); each box is a link, in the order in which one reads. */
export function mapSvg({ width, height, boxes, lines }: Layout): string {
  return [
    `<svg class="map" role="group" aria-label="Map of services, capabilities, functions and contracts" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<g aria-hidden="true">${lines.map(lineSvg).join('')}</g>`,
    boxes.map(boxSvg).join('\n'),
    '</svg>',
  ].join('\n');
}

function boxSvg({ kind, name, address, x, y, width, isLink }: Box): string {
  const body = `<rect x="${x}" y="${y}" width="${width}" height="${BOX}" rx="4"/><text x="${x + 8}" y="${y + 15}">${escapeHtml(name)}</text>`;
  if (!isLink) return `<g class="${kind}">${body}</g>`;
  return `<a class="${kind}" href="${escapeHtml(address)}" data-node="${escapeHtml(name)}">${body}</a>`;
}

function lineSvg({ kind, from, to }: Line): string {
  const nodes = `data-from="${escapeHtml(from.name)}" data-to="${escapeHtml(to.name)}"`;
  return `<path class="${kind}" ${nodes} d="${curveOf(from, to)}"/>`;
}

/** From the right side of a box to the left side of one further right, or around to the right side of one in its own column. */
function curveOf(from: Box, to: Box): string {
  const [startX, startY, endY] = [from.x + from.width, from.y + BOX / 2, to.y + BOX / 2];
  if (to.x > from.x) {
    const bend = (to.x - startX) / 2;
    return `M${startX} ${startY}C${startX + bend} ${startY} ${to.x - bend} ${endY} ${to.x} ${endY}`;
  }
  const endX = to.x + to.width;
  const out = Math.max(startX, endX) + Math.min(60, 16 + Math.abs(endY - startY) / 6);
  return `M${startX} ${startY}C${out} ${startY} ${out} ${endY} ${endX} ${endY}`;
}
