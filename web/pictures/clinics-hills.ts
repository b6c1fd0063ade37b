import { block, door, flatRoof, pane, panes, shadow, sign, tiledRoof } from './buildings.ts';
import { ground, ridge, sky } from './land.ts';
import { bushes, joshua } from './plants.ts';
import { line, path, placed, rect, scaled } from './shapes.ts';

/** North Las Vegas: a long porch under the Sheep Range. */
function craigFerrell(): string {
  const posts = [216, 284, 352, 462, 530, 592].map(
    (x) => rect('wood', x, 330, 9, 76) + rect('woodS', x + 5, 330, 4, 76),
  );
  return [
    sky('dawn', 660, 262, 58),
    ridge(
      'far',
      660,
      380,
      '0,196 60,168 110,192 190,128 250,168 300,150 370,200 430,178 510,226 580,250 680,268 800,240',
    ),
    ridge('mid', 660, 390, '0,268 80,236 170,284 260,240 350,292 440,268 540,312 640,300 720,316 800,296'),
    ground('plain', '0,336 400,330 800,338'),
    ground('hill1', '0,358 360,348 800,356'),
    joshua(704, 404, 0.86),
    shadow(210, 600, 406, -56, 22),
    scaled(
      405,
      406,
      1.16,
      block({ x: 220, base: 406, width: 370, height: 84, depth: -30, tone: 'wall' }),
      panes(242, 342, 42, 40, 2, 14),
      door(370, 406, 84, 70),
      panes(470, 342, 42, 40, 2, 14),
      tiledRoof(186, 324, 438, 54),
      path('wall', 'M352 324L412 262L472 324Z'),
      path('clayS', 'M344 326L412 254L480 326L468 326L412 268L356 326Z'),
      sign(412, 304, 20),
      rect('shade', 220, 324, 370, 10),
      rect('woodS', 206, 322, 402, 8),
      ...posts,
    ),
    ground('sand', '0,408 420,404 800,410'),
    shadow(210, 590, 405, -70, 22),
    ground('hill2', '0,430 240,446 480,436 800,450'),
    bushes('150,438,0.32 560,444,-0.3 690,446,0.34'),
    ground('hill3', '0,466 220,460 460,480 800,462'),
    bushes('80,474,-0.46 330,480,0.34 760,478,0.44'),
  ].join('');
}

/** The southern foothills: terraces up a slope, tiled roofs behind. */
function easternSerene(): string {
  const house = (x: number, y: number, scale: number) =>
    placed(
      x,
      y,
      scale,
      rect('wallS', 8, -34, 84, 34),
      tiledRoof(0, -32, 100, 26),
      pane(22, -24, 16, 14),
      pane(60, -24, 16, 14),
    );
  return [
    sky('late', 188, 208, 60),
    ridge(
      'rose',
      188,
      400,
      '0,262 90,240 160,258 260,236 340,200 420,238 520,168 590,200 660,150 730,186 800,168',
    ),
    ground('mid', '0,330 240,312 480,268 660,240 800,244'),
    house(566, 262, 0.62),
    house(646, 256, 0.7),
    house(480, 284, 0.66),
    house(704, 286, 0.8),
    ground('hill1', '0,366 260,350 520,306 800,286'),
    bushes('640,306,0.16 722,304,-0.2'),
    shadow(236, 590, 392, 66, 26),
    scaled(
      400,
      400,
      1.16,
      block({ x: 236, base: 330, width: 190, height: 72, depth: 30, tone: 'wall' }),
      panes(256, 274, 34, 34, 4, 10),
      flatRoof(236, 260, 190, 12, 10),
      block({ x: 236, base: 400, width: 300, height: 78, depth: 44, tone: 'clay' }),
      rect('wallS', 236, 322, 300, 8),
      panes(256, 346, 34, 38, 3, 10),
      door(400, 400, 82, 62),
      sign(512, 300, 26),
      rect('wallD', 508, 324, 8, 10),
    ),
    bushes('660,392,0.22 728,390,-0.2'),
    ground('sandS', '0,404 400,398 800,404'),
    shadow(236, 540, 399, 80, 26),
    ground('hill2', '0,424 260,450 520,440 800,426'),
    joshua(110, 452, 0.92),
    bushes('610,444,0.34 742,440,-0.36'),
    ground('hill3', '0,456 220,476 500,482 800,456'),
    bushes('216,480,0.36 680,474,-0.44'),
  ].join('');
}

/** Henderson: next to the long dark training hall, with Black Mountain behind. */
function volunteerRaiders(): string {
  return [
    sky('dawn', 640, 268, 66),
    ridge(
      'mid',
      640,
      390,
      '0,276 60,252 130,270 200,196 250,162 286,172 340,214 400,248 470,270 560,292 640,300 720,284 800,296',
    ),
    ground('plain', '0,336 400,330 800,336'),
    // The training hall: a dark shell with a bright slit, taller at one end.
    path('hallS', 'M96 362V300L140 284V362Z'),
    path('hall', 'M140 362V284Q420 214 742 276L762 362Z'),
    path('hallS', 'M140 296Q420 228 744 288L746 298Q420 240 140 310Z'),
    path('glass', 'M160 322Q420 272 730 312L733 330Q420 292 160 342Z'),
    path(
      'hall',
      'M236 300h5v50h-5zM324 290h5v50h-5zM412 284h5v50h-5zM500 284h5v50h-5zM588 290h5v50h-5zM668 298h5v50h-5z',
    ),
    ground('hill1', '0,366 400,356 800,364'),
    bushes('690,372,0.2 742,376,-0.24 70,376,0.24'),
    scaled(
      400,
      408,
      1.16,
      block({ x: 250, base: 408, width: 300, height: 78, depth: -34, tone: 'wall' }),
      block({ x: 250, base: 408, width: 116, height: 128, depth: -26, tone: 'wood' }),
      line('woodS', 2, 'M251 300h114M251 320h114M251 340h114M251 360h114M251 380h114'),
      rect('roof', 218, 274, 152, 10),
      sign(308, 322, 28),
      panes(474, 346, 28, 44, 2, 8),
      door(380, 408, 80, 64),
      rect('shade', 366, 330, 184, 9),
      rect('roof', 366, 320, 204, 12),
      rect('roofS', 366, 328, 204, 4),
      rect('wallD', 556, 332, 6, 76),
    ),
    ground('sand', '0,410 400,406 800,410'),
    shadow(224, 590, 408, -56, 20),
    path('lane', 'M386 408H462L470 500H330Z'),
    ground('hill2', '0,436 180,444 320,500 480,500 600,450 800,434'),
    joshua(156, 454, -0.7),
    ground('hill3', '0,466 200,480 300,500 520,500 660,478 800,462'),
    bushes('56,478,0.42 226,488,-0.32 640,486,0.36 742,474,-0.48'),
  ].join('');
}

export const hillClinics = {
  'clinic-3': craigFerrell,
  'clinic-4': easternSerene,
  'clinic-6': volunteerRaiders,
};
