import { drawJoshuaTrees, joshuaTreeShape } from './joshua-tree.ts';
import type { Phase } from './motion.ts';
import { drawMountains } from './mountains.ts';
import { stylesheet } from './palette.ts';
import { type Point, smoothLine } from './path-data.ts';
import { drawFarSagebrush, drawNearSagebrush, sagebrushShapes } from './sagebrush.ts';
import {
  balloonShape,
  drawBalloons,
  drawBands,
  drawClouds,
  drawStars,
  drawSun,
  drawTravelers,
} from './sky.ts';
import { drawSkyline } from './skyline.ts';

export const valleySize = { width: 1600, height: 810 };

const top = -90;
const bottom = valleySize.height + top;

const ground: Record<string, readonly Point[]> = {
  v: [
    [0, 560],
    [420, 548],
    [900, 540],
    [1300, 552],
    [1600, 540],
  ],
  g1: [
    [0, 590],
    [300, 566],
    [700, 584],
    [1100, 562],
    [1400, 580],
    [1600, 566],
  ],
  g2: [
    [0, 628],
    [260, 606],
    [620, 640],
    [1000, 604],
    [1340, 632],
    [1600, 606],
  ],
  g3: [
    [0, 664],
    [240, 690],
    [600, 664],
    [960, 694],
    [1280, 650],
    [1600, 668],
  ],
};

const land = (name: keyof typeof ground) =>
  `<path class="${name}" d="${smoothLine(ground[name] ?? [])}V${bottom}H0Z"/>`;

/** The SVG document of one moment of the film. */
export function drawValley(phase: Phase): string {
  const { width, height } = valleySize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${width} ${height}">`,
    `<title>Dawn over the Las Vegas Valley</title><style>${stylesheet}</style>`,
    `<defs>${sagebrushShapes}${joshuaTreeShape(phase)}${balloonShape}</defs>`,
    `<path class="k0" d="M0 ${top}h${width}v${height}H0z"/>`,
    drawBands(phase),
    drawStars(phase),
    drawSun(),
    drawClouds(phase),
    drawTravelers(phase),
    drawBalloons(phase),
    drawMountains(),
    land('v'),
    drawSkyline(phase),
    land('g1'),
    land('g2'),
    drawFarSagebrush(phase),
    drawJoshuaTrees(phase),
    land('g3'),
    drawNearSagebrush(phase),
    '</svg>\n',
  ].join('');
}
