import { block, door, flatRoof, pane, panes, shadow, sign } from './buildings.ts';
import { ground, ridge, sky, skyline } from './land.ts';
import { standing } from './people.ts';
import { bushes, joshua } from './plants.ts';
import { line, path, placed, rect, scaled } from './shapes.ts';
import { walker } from './walker.ts';

/** A road through the valley to a clinic. */
function services(): string {
  return [
    sky('dawn', 330, 250, 78),
    ridge('far', 330, 370, '0,236 80,200 170,246 250,220 340,262 430,252 520,206 600,246 700,178 800,226'),
    ridge('mid', 330, 380, '0,290 110,254 220,300 330,284 440,304 560,268 660,296 800,250'),
    ground('plain', '0,330 400,318 800,326'),
    skyline(90, 330, 0.8),
    ground('hill1', '0,350 300,336 800,344'),
    // The road, from behind the clinic, widening toward the viewer.
    path(
      'road',
      'M452 340C380 352 340 366 392 388C460 416 420 440 240 500H520C600 450 590 410 512 384C456 364 452 352 484 341Z',
    ),
    path(
      'lane',
      'M428 357q-22 8-16 14l5-1q-4-6 15-12zM436 384q36 15 52 29l9-3q-20-17-54-29zM505 432q4 20-28 38l12 3q36-22 28-43zM448 482l-30 18h17l28-16z',
    ),
    scaled(
      570,
      370,
      1.3,
      shadow(508, 650, 370, -40, 14),
      block({ x: 512, base: 370, width: 128, height: 46, depth: -18, tone: 'wall' }),
      panes(574, 336, 16, 22, 3, 5),
      flatRoof(512, 324, 128, 7, 5),
      block({ x: 520, base: 370, width: 46, height: 70, depth: -10, tone: 'wall' }),
      rect('roof', 512, 298, 58, 6),
      sign(543, 318, 11),
      door(528, 370, 30, 32),
    ),
    path('hill2', 'M0 392C120 392 140 404 200 432Q260 462 250 500H0Z'),
    path('hill2', 'M470 500C600 470 560 420 640 404Q720 392 800 398V500Z'),
    joshua(178, 440, 1.15),
    // A signpost by the road.
    rect('wood', 668, 380, 10, 80) + rect('woodS', 673, 380, 5, 80),
    path('coat', 'M612 386H710L732 408L710 430H612Q605 430 605 423V393Q605 386 612 386Z'),
    sign(634, 408, 15),
    line('sage', 6, 'M662 408h34m-11-11l11 11l-11 11'),
    path('hill3', 'M540 500C620 480 640 452 720 446L800 440V500Z'),
    bushes('60,462,0.46 226,470,-0.3 740,478,-0.5 620,484,0.34'),
  ].join('');
}

/** A person walks a trail through the desert in the morning. */
function weightLoss(): string {
  return [
    sky('dawn', 560, 232, 84),
    ridge('far', 560, 370, '0,226 90,178 180,232 280,196 380,250 480,236 560,256 660,240 740,206 800,230'),
    ridge('mid', 560, 380, '0,292 120,250 240,300 360,276 500,308 640,286 720,300 800,276'),
    ground('plain', '0,334 400,322 800,332'),
    ground('hill1', '0,356 300,340 800,352'),
    bushes('90,366,0.2 250,356,-0.18 700,366,0.22'),
    joshua(150, 420, 1.05),
    ground('hill2', '0,404 260,386 520,398 800,380'),
    path(
      'sand',
      'M640 348C560 356 520 362 548 374C590 392 500 404 380 420C260 438 180 464 140 500H520C520 470 590 440 640 410C690 380 600 372 622 362C640 354 660 352 680 348Z',
    ),
    path(
      'sandS',
      'M622 362C600 372 690 380 640 410C590 440 520 470 520 500H470C490 450 560 432 606 404C640 380 590 372 622 362Z',
    ),
    placed(412, 452, 1.02, walker({ skin: 'skin3', hair: 'ink', haircut: 'bun', top: 'gold', legs: 'pine' })),
    path('hill3', 'M0 456C60 460 110 474 150 500H0Z'),
    path('hill3', 'M560 500C620 462 700 452 800 456V500Z'),
    bushes('60,482,0.42 640,478,-0.34 740,470,0.5'),
  ].join('');
}

/** The team in front of a clinic. */
function about(): string {
  return [
    sky('dawn', 400, 190, 100),
    ridge('far', 400, 370, '0,226 80,190 170,236 260,196 350,246 460,250 550,200 640,240 720,186 800,222'),
    ground('plain', '0,336 400,326 800,336'),
    ground('hill1', '0,354 300,344 800,352'),
    scaled(
      400,
      404,
      1.2,
      block({ x: 170, base: 404, width: 460, height: 104, depth: 30, tone: 'wall' }),
      flatRoof(170, 300, 460, 13, 12),
      pane(196, 326, 44, 50),
      pane(562, 326, 44, 50),
      block({ x: 344, base: 404, width: 112, height: 196, depth: 16, tone: 'wall' }),
      rect('roof', 330, 200, 144, 11),
      sign(400, 244, 24),
    ),
    ground('sand', '0,406 400,400 800,406'),
    path('sandS', 'M0 462C200 462 200 470 400 472C600 472 600 462 800 460V500H0Z'),
    path('shade', 'M200 480Q420 462 640 480Q420 494 200 480Z'),
    standing(250, 478, 0.8, { skin: 'skin2', hair: 'ink', haircut: 'ponytail', top: 'sage', legs: 'sage' }),
    standing(552, 478, 0.84, {
      skin: 'skin4',
      hair: 'ink',
      haircut: 'short',
      top: 'pine',
      legs: 'pine',
      facing: -1,
    }),
    standing(350, 484, 0.85, {
      skin: 'skin1',
      hair: 'silver',
      haircut: 'short',
      top: 'coat',
      legs: 'denim',
      shirt: 'sage',
    }),
    standing(452, 484, 0.8, {
      skin: 'skin3',
      hair: 'pine',
      haircut: 'scarf',
      top: 'coat',
      legs: 'pine',
      shirt: 'peach',
      facing: -1,
    }),
    bushes('60,492,0.44 664,494,0.32 742,488,-0.5'),
  ].join('');
}

export const valleyPages = {
  services,
  'weight-loss': weightLoss,
  about,
};
