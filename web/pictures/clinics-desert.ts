import {
  awning,
  block,
  car,
  door,
  pane,
  panes,
  shadow,
  sign,
  street,
  streetLamp,
  tiledRoof,
} from './buildings.ts';
import { ground, ridge, sky } from './land.ts';
import { barrel, bushes, cholla, joshua } from './plants.ts';
import { line, path, rect, scaled } from './shapes.ts';

/** The southwest: a low steel-roofed clinic in front of the banded cliffs of Red Rock. */
function rainbowRobindale(): string {
  return [
    sky('late', 150, 236, 58),
    ridge('rose', 150, 390, '0,286 90,264 180,290 270,240 340,216 420,236 500,196 600,214 700,180 800,200'),
    // The escarpment: buttresses under a pale rim, one red layer all the way across, scree at the foot.
    path(
      'rock',
      'M190 370L236 322L262 318L284 276L330 268L348 232L410 222L430 190L500 182L520 148L600 140L622 108L700 100L730 70L800 62V370Z',
    ),
    path(
      'clay',
      'M250 342L258 330L330 316L424 306L514 292L616 276L722 262L800 252V272L722 282L616 296L514 312L424 326L330 334Z',
    ),
    path(
      'rockS',
      'M256 350L262 318L284 276L286 306ZM322 340L330 268L348 232L354 270ZM400 336L410 222L430 190L438 240ZM488 326L500 182L520 148L530 206ZM588 316L600 140L622 108L632 176ZM688 306L700 100L730 70L742 150ZM382 300L390 244L396 320ZM468 284L476 206L482 300ZM566 262L574 168L580 286ZM662 240L670 130L678 268ZM768 210L776 96L784 250Z',
    ),
    path(
      'rockL',
      'M284 276L330 268V284L288 292ZM348 232L410 222V241L352 250ZM430 190L500 182V205L434 213ZM520 148L600 140V166L524 174ZM622 108L700 100V129L626 137ZM730 70L800 62V94L734 102Z',
    ),
    path(
      'rose',
      'M180 372L240 340L300 352L352 326L400 350L452 316L500 344L560 304L610 338L668 296L720 334L770 290L800 312V372Z',
    ),
    path(
      'roseS',
      'M240 340L300 352L304 366L262 360ZM352 326L400 350L404 368L370 356ZM452 316L500 344L506 366L470 350ZM560 304L610 338L616 364L580 346ZM668 296L720 334L726 362L690 342ZM770 290L800 312V350L786 330Z',
    ),
    ground('mid', '0,350 300,340 520,326 800,318'),
    ground('hill1', '0,362 300,356 800,346'),
    joshua(676, 410, 0.8),
    scaled(
      380,
      406,
      1.16,
      block({ x: 226, base: 406, width: 300, height: 74, depth: 40, tone: 'wall' }),
      block({ x: 338, base: 406, width: 100, height: 112, depth: 26, tone: 'rock' }),
      line('rockS', 2, 'M338 322h100M338 350h100M338 378h100'),
      panes(244, 346, 38, 38, 2, 8),
      panes(470, 346, 22, 38, 2, 8),
      path('roof', 'M206 336L344 316V330L206 346Z'),
      path('roof', 'M438 330L586 342V352L438 344Z'),
      rect('roof', 330, 286, 142, 10),
      sign(388, 322, 22),
      door(350, 406, 76, 56),
    ),
    ground('sandS', '0,406 400,402 800,400'),
    shadow(226, 560, 406, 80, 24),
    ground('hill2', '0,436 260,428 540,446 800,424'),
    bushes('120,440,0.4 560,444,-0.3 724,436,0.3'),
    ground('hill3', '0,470 240,482 520,466 800,472'),
    bushes('56,482,-0.44 306,482,0.34 640,474,-0.4 764,484,0.4'),
  ].join('');
}

/** The east side: a brick corner clinic, with the sun rising over Frenchman and Sunrise Mountains. */
function washingtonLamb(): string {
  const house = (x: number, width: number, tone: 'wallS' | 'wallD') =>
    rect(tone, x, 334, width, 36) +
    tiledRoof(x - 8, 336, width + 16, 22) +
    pane(x + 12, 344, 16, 16) +
    pane(x + width - 28, 344, 16, 16);
  return [
    sky('dawn', 520, 214, 66),
    // Frenchman Mountain is one slab of tilted layers: a long back, and a steep striped front.
    path(
      'far',
      'M0 372L90 300L170 286L300 214L346 180L372 150L402 168L470 210L520 236L580 226L640 190L676 206L740 244L800 262V372Z',
    ),
    path('farS', 'M372 150L402 168L470 210L520 236L540 300L480 296L440 250L404 226Z'),
    path('farS', 'M640 190L676 206L740 244L800 262V300L720 296L690 250L650 230Z'),
    path(
      'farS',
      'M346 180L372 150L366 186L232 268L170 286L300 214ZM404 226L300 296L200 330L240 310L370 216Z',
    ),
    path('mid', 'M0 380V330L120 300L230 330L340 306L460 340L600 312L700 334L800 316V380Z'),
    path(
      'midS',
      'M120 300L0 330V352L80 344ZM340 306L230 330L250 350L320 336ZM600 312L460 340L490 354L580 338Z',
    ),
    ground('plain', '0,352 400,346 800,352'),
    house(30, 110, 'wallS'),
    house(656, 120, 'wallD'),
    ground('hill1', '0,370 400,362 800,370'),
    path('tree1', 'M184 372C150 360 150 316 186 310C196 284 244 290 244 320C266 336 254 372 226 372Z'),
    path('tree0', 'M214 290C244 290 244 320 244 320C266 336 254 372 226 372H208C232 350 232 320 214 290Z'),
    rect('trunkS', 202, 366, 9, 36),
    scaled(
      410,
      404,
      1.16,
      block({ x: 270, base: 404, width: 280, height: 104, depth: -32, tone: 'clay' }),
      line('clayS', 2, 'M290 322h30M360 332h26M520 322h24M280 392h30M516 390h28'),
      rect('wall', 262, 292, 296, 14),
      rect('wallS', 262, 302, 296, 4),
      path('clay', 'M360 294V270Q410 238 460 270V294Z'),
      path('wall', 'M352 276Q410 224 468 276L462 282Q410 238 358 282Z'),
      sign(410, 280, 22),
      rect('wall', 286, 340, 78, 50),
      panes(290, 344, 33, 42, 2, 4),
      rect('wall', 456, 340, 78, 50),
      panes(460, 344, 33, 42, 2, 4),
      door(374, 404, 72, 66),
      awning(280, 322, 90, 14, 7),
      awning(450, 322, 90, 14, 7),
      awning(370, 318, 80, 14, 7),
    ),
    ground('sand', '0,406 400,402 800,406'),
    shadow(250, 574, 405, -40, 18),
    street(430),
    car(120, 448, 0.84, 'gold'),
    streetLamp(690, 430, 130),
    ground('hill3', '0,476 240,468 560,480 800,468'),
    bushes('60,486,0.34 640,488,-0.3 744,482,0.42'),
  ].join('');
}

/** The far south: open desert, shade sails, barrel and cholla cactus. */
function cactus(): string {
  return [
    sky('dawn', 396, 238, 92),
    ridge('far', 396, 380, '0,296 80,274 160,300 250,286 340,312 430,306 520,316 610,284 700,300 800,270'),
    ridge('mid', 396, 390, '0,326 90,312 190,334 300,322 420,338 540,326 640,334 740,310 800,322'),
    ground('plain', '0,350 400,342 800,350'),
    ground('sand', '0,372 360,360 800,370'),
    bushes('92,380,0.16 660,376,-0.18 740,384,0.2'),
    scaled(
      400,
      410,
      1.14,
      path('shade', 'M250 410H560L500 428H196Z'),
      path('rock', 'M280 410V330Q280 320 292 320H520Q532 320 532 330V410Z'),
      path('rockS', 'M280 410V330Q280 320 292 320H306Q296 322 296 332V410Z'),
      line('woodS', 7, 'M310 334h10M350 334h10M450 334h10M490 334h10'),
      panes(306, 352, 30, 34, 2, 8),
      panes(462, 352, 26, 34, 2, 8),
      door(386, 410, 64, 60),
      rect('rock', 386, 288, 64, 40, 6),
      sign(418, 316, 22),
      // Two shade sails between masts.
      line('steelS', 5, 'M222 410V286M360 410V304M560 410V280'),
      path('peach', 'M218 284Q290 316 372 300Q300 340 258 344Q250 306 218 284Z'),
      path('peachS', 'M218 284Q260 322 258 344Q250 306 218 284ZM258 344Q300 330 372 300Q300 340 258 344Z'),
      path('sage', 'M564 278Q520 308 452 308Q500 336 534 342Q540 306 564 278Z'),
      path('sageS', 'M564 278Q532 318 534 342Q540 306 564 278ZM534 342Q500 328 452 308Q500 336 534 342Z'),
    ),
    ground('sandS', '0,412 200,424 460,412 800,420'),
    ground('hill2', '0,444 220,432 480,452 800,430'),
    cholla(142, 446, 1.1),
    cholla(700, 440, 0.84),
    barrel(620, 452, 0.72),
    barrel(230, 462, 0.46),
    ground('hill3', '0,464 240,476 520,470 800,456'),
    barrel(92, 484, 0.66),
    barrel(536, 486, 0.42),
    bushes('300,482,0.36 712,476,-0.44'),
  ].join('');
}

export const desertClinics = {
  'clinic-8': rainbowRobindale,
  'clinic-9': washingtonLamb,
  'clinic-10': cactus,
};
