import { block, car, door, flatRoof, pane, panes, shadow, sign, street } from './buildings.ts';
import { ground, ridge, sky, skyline } from './land.ts';
import { bushes, palm } from './plants.ts';
import { circle, line, path, placed, rect, scaled } from './shapes.ts';

/** Midtown: two white volumes under a juniper canopy, palms, the Strip behind. */
function easternFlamingo(): string {
  return [
    sky('dawn', 560, 236, 76),
    ridge(
      'far',
      560,
      370,
      '0,300 70,262 130,288 210,300 300,290 390,268 450,286 540,250 620,284 720,244 800,276',
    ),
    ground('plain', '0,338 400,332 800,340'),
    skyline(70, 340, 1.35),
    ground('hill1', '0,356 300,346 800,352'),
    palm(196, 398, 1.12),
    palm(664, 400, 1.3),
    shadow(252, 640, 402, 56),
    scaled(
      420,
      402,
      1.16,
      block({ x: 410, base: 402, width: 204, height: 112, depth: 40, tone: 'wall' }),
      panes(444, 318, 36, 50, 4, 6),
      flatRoof(410, 290, 204, 12, 8),
      block({ x: 250, base: 402, width: 152, height: 172, depth: 30, tone: 'wall' }),
      rect('wallS', 250, 230, 152, 8),
      sign(326, 274, 26),
      rect('shade', 262, 320, 128, 14),
      door(286, 402, 80, 74),
      rect('roof', 236, 310, 190, 12),
      rect('roofS', 236, 318, 190, 4),
      rect('wallD', 240, 322, 6, 80),
      rect('wallD', 416, 322, 6, 80),
    ),
    ground('sand', '0,404 400,402 800,404'),
    shadow(250, 604, 403, 50, 20),
    street(432),
    car(560, 446, 0.8, 'coral'),
    palm(120, 430, 1.5),
    ground('hill3', '0,470 260,478 540,472 800,466'),
    bushes('70,482,0.36 720,480,-0.42 640,486,0.3'),
  ].join('');
}

/** Near the university and the airport: a vaulted roof, a plane coming in low. */
function marylandTropicana(): string {
  const plane = placed(
    540,
    112,
    1,
    path('coat', 'M-92 6Q-96-4-84-6L46-14Q78-14 92 0Q80 12 46 12L-70 12Q-88 12-92 6Z'),
    path('coatS', 'M-92 6Q-40 10 92 0Q80 12 46 12L-70 12Q-88 12-92 6Z'),
    path('sage', 'M-84-6L-108-40H-92L-58-8Z'),
    path('sageS', 'M10 2L-44 34H-26L42 6Z'),
    path(
      'hill2',
      'M62-9L78-6Q72-12 60-13ZM-40-4h6v5h-6zM-24-5h6v5h-6zM-8-6h6v5h-6zM8-7h6v5h-6zM24-8h6v5h-6z',
    ),
  );
  const vaults = [0, 1, 2, 3].map((i) => {
    const x = 236 + i * 88;
    return (
      path('glass', `M${x + 6} 312Q${x + 44} 262 ${x + 82} 312Z`) +
      path('roof', `M${x - 4} 316Q${x + 44} 244 ${x + 92} 316H${x + 80}Q${x + 44} 268 ${x + 8} 316Z`)
    );
  });
  return [
    sky('morn', 610, 250, 64),
    ridge('far', 610, 380, '0,284 90,306 180,268 270,300 360,290 450,262 520,290 640,296 720,254 800,282'),
    plane,
    ground('plain', '0,346 400,338 800,344'),
    // The airport's control tower.
    path('town', 'M168 346V242H160L156 218H196L192 242H184V346ZM162 214V208H190V214ZM174 208V190H178V208Z'),
    skyline(640, 346, 0.7),
    ground('hill1', '0,362 360,350 800,360'),
    scaled(
      412,
      406,
      1.16,
      block({ x: 236, base: 406, width: 352, height: 94, depth: -34, tone: 'wall' }),
      ...vaults,
      rect('wallS', 236, 312, 352, 12),
      panes(252, 340, 40, 40, 2, 10),
      door(366, 406, 92, 72),
      panes(476, 340, 40, 40, 2, 10),
      sign(412, 300, 24),
    ),
    ground('sand', '0,406 400,404 800,408'),
    shadow(236, 588, 405, -60, 22),
    path('lane', 'M372 405H452L500 500H300Z'),
    path('shade', 'M372 405H452L456 413H368Z'),
    palm(76, 432, 1.36),
    palm(650, 420, -1),
    ground('hill2', '0,440 200,452 330,500 480,500 620,452 800,436'),
    ground('hill3', '0,462 200,480 300,500 520,500 640,478 800,462'),
    bushes('60,474,0.44 196,484,-0.36 640,482,0.4 748,474,-0.5'),
  ].join('');
}

/** The old boulevard: a folded roof, a sign with bulbs, the Strip's tower in the distance. */
function boulevardBelmont(): string {
  const bulbs = [0, 1, 2, 3, 4, 5].map((i) => circle('lamp', 150 + i * 3.4, 322 - i * 30, 4.5));
  return [
    sky('late', 520, 282, 70),
    ridge('rose', 520, 380, '0,286 80,258 170,296 260,272 350,304 470,300 600,290 690,262 800,292'),
    ground('plain', '0,344 400,338 800,344'),
    skyline(560, 346, 1),
    path(
      'town',
      'M660 346L668 220H662L656 206H690L684 220H678L686 346ZM664 202V194H682V202ZM672 194V164H674V194Z',
    ),
    ground('hill1', '0,360 400,350 800,358'),
    shadow(250, 620, 404, -50, 22),
    scaled(
      430,
      404,
      1.14,
      block({ x: 256, base: 404, width: 336, height: 92, depth: -26, tone: 'wall' }),
      rect('glass', 284, 340, 120, 50),
      path('glassL', 'M284 340L350 340L320 390L284 390Z'),
      path('glassL', 'M372 340L396 340L366 390L342 390Z'),
      rect('wall', 342, 340, 5, 50),
      door(430, 404, 88, 66),
      pane(540, 340, 32, 50),
      rect('clay', 256, 392, 174, 12),
      // The roof folds upward, like those of mid-century diners.
      path('shade', 'M256 312L592 312L592 332L256 322Z'),
      path('roof', 'M226 322L330 300L430 322L540 262L648 296L648 306L540 280L432 336L330 314L226 332Z'),
      path('hill2', 'M226 322L330 300L430 322L430 330L330 308L226 330Z'),
      path('wallS', 'M434 330L540 280L592 294L592 332Z'),
    ),
    // The roadside sign: an arrow of bulbs that holds the round plate.
    path('clayS', 'M132 408L146 408L178 118L164 118Z'),
    path('clay', 'M126 408L136 408L168 118L158 118Z'),
    path('peach', 'M96 150Q92 104 150 96L226 88Q258 88 254 120Q250 152 216 156L128 168Q100 170 96 150Z'),
    path('peachS', 'M96 150Q100 170 128 168L216 156Q250 152 254 120Q262 164 218 168L132 180Q92 184 96 150Z'),
    sign(174, 128, 34),
    path('gold', 'M250 118L292 150L262 154L258 182L230 152Z'),
    circle('lamp', 116, 142, 4),
    circle('lamp', 234, 106, 4),
    circle('lamp', 224, 140, 4),
    circle('lamp', 126, 116, 4),
    ...bulbs,
    ground('sand', '0,406 400,404 800,406'),
    shadow(250, 592, 405, -60, 20),
    street(432),
    palm(776, 430, -1.2),
    car(590, 448, 0.84, 'sage'),
    ground('hill3', '0,474 300,468 560,478 800,470'),
    bushes('90,484,0.38 380,484,-0.32'),
  ].join('');
}

/** Chinatown: the gate over the street, a clinic with upturned eaves. */
function springMountainRainbow(): string {
  const eaves = (x: number, y: number, half: number, rise: number) =>
    placed(
      x,
      y,
      1,
      path(
        'hill2',
        `M${-half - 14} -8Q${-half * 0.8} 4 ${-half * 0.62} ${-rise}H${half * 0.62}Q${half * 0.8} 4 ${half + 14} -8Q${half} 10 ${half - 10} 12H${10 - half}Q${-half} 10 ${-half - 14} -8Z`,
      ),
      path(
        'hill3',
        `M${-half - 14} -8Q${-half} 8 ${12 - half} 4H${half - 12}Q${half} 8 ${half + 14} -8Q${half} 10 ${half - 10} 12H${10 - half}Q${-half} 10 ${-half - 14} -8Z`,
      ),
      rect('hill1', -half * 0.6, -rise - 4, half * 1.2, 5, 2),
    );
  const post = (x: number) =>
    rect('clay', x, 176, 20, 254) + rect('clayS', x + 13, 176, 7, 254) + rect('wallD', x - 7, 418, 34, 14);
  const lantern = (x: number, y: number) =>
    line('goldS', 2, `M${x} ${y - 26}v12`) +
    circle('coral', x, y, 14) +
    path('coralS', `M${x + 3} ${y - 14}q18 14 0 28q6-14 0-28z`) +
    rect('lamp', x - 6, y + 12, 12, 5, 1);
  return [
    sky('morn', 400, 266, 74),
    ridge(
      'far',
      420,
      380,
      '0,290 70,258 150,286 230,262 320,296 420,290 520,300 600,256 680,284 740,250 800,272',
    ),
    ground('plain', '0,342 400,336 800,342'),
    ground('hill1', '0,360 300,350 800,358'),
    block({ x: 262, base: 406, width: 284, height: 84, depth: 26, tone: 'wall' }),
    panes(280, 342, 38, 40, 2, 8),
    panes(446, 342, 38, 40, 2, 8),
    door(366, 406, 76, 62),
    eaves(406, 318, 172, 36),
    sign(404, 296, 26),
    ground('sand', '0,408 400,404 800,408'),
    shadow(240, 590, 408, 20, 18),
    path('lane', 'M360 408H452L520 500H286Z'),
    // The gate, in front of the clinic.
    post(150),
    post(206),
    post(574),
    post(630),
    rect('clay', 136, 214, 528, 18),
    rect('clayS', 136, 226, 528, 6),
    rect('pine', 232, 172, 336, 42),
    path('goldS', 'M256 184h40v18h-40zM504 184h40v18h-40z'),
    rect('gold', 326, 182, 148, 22, 4),
    rect('clay', 220, 158, 360, 14),
    rect('clayS', 220, 167, 360, 5),
    eaves(188, 200, 64, 26),
    eaves(612, 200, 64, 26),
    eaves(400, 148, 172, 46),
    lantern(258, 256),
    lantern(542, 256),
    ground('hill2', '0,432 140,436 300,500 500,500 660,438 800,430'),
    ground('hill3', '0,462 200,484 320,500 480,500 620,482 800,460'),
    bushes('70,472,0.44 160,486,-0.3 676,482,0.36 752,470,-0.46'),
  ].join('');
}

export const townClinics = {
  'clinic-1': easternFlamingo,
  'clinic-2': marylandTropicana,
  'clinic-5': boulevardBelmont,
  'clinic-7': springMountainRainbow,
};
