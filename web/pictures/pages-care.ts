import { ground, ridge, sky } from './land.ts';
import { arm, head, neckline, stethoscope, torso } from './people.ts';
import { bushes } from './plants.ts';
import { clipboard, potted, room, view } from './rooms.ts';
import { circle, ellipse, line, path, rect, rotated, scaled } from './shapes.ts';

/** A nurse wraps the ankle of a patient who sits on the examination table. */
function urgentCare(): string {
  const patient = { skin: 'skin1', hair: 'auburn', haircut: 'short' } as const;
  const nurse = { skin: 'skin4', hair: 'ink', haircut: 'bun' } as const;
  return [
    room(410),
    view(486, 64, 210, 130, 'dawn'),
    // A shelf with a first aid kit.
    rect('woodS', 92, 196, 96, 8, 2),
    rect('coral', 104, 150, 60, 46, 6) + rect('coralS', 140, 150, 24, 46, 6),
    line('coralS', 5, 'M122 150v-8q0-4 4-4h16q4 0 4 4v8'),
    circle('paper', 134, 173, 13),
    ellipse('shade', 400, 462, 300, 16),
    // The examination table with its paper cover.
    rect('steelS', 120, 350, 20, 104) + rect('steelS', 300, 350, 20, 104),
    rect('pine', 76, 322, 276, 34, 8) + rect('pineS', 76, 340, 276, 16, 8),
    path('paper', 'M70 312h270q12 0 12 12v8H70z'),
    arm({
      skin: 'skin1',
      sleeve: 'denimS',
      width: 34,
      from: [182, 206],
      elbow: [138, 262],
      to: [120, 312],
      handAngle: 0,
    }),
    line('pineS', 50, 'M230 302L330 300'),
    line('skin1S', 42, 'M330 300L340 404'),
    path('slate', 'M322 404h42l28 24q6 8 4 14h-74z'),
    line('pineS', 48, 'M328 300L334 366'),
    // The sprained leg, held out to the nurse.
    line('skin1', 40, 'M350 300L476 342'),
    path(
      'skin1',
      'M464 356Q452 330 476 318L500 276Q506 262 518 266Q530 272 526 288L514 340Q508 366 486 366Z',
    ),
    line('pine', 50, 'M232 296L344 296L398 314'),
    line('paper', 44, 'M440 330L478 343'),
    line('paper', 38, 'M484 344L500 318'),
    line('paperS', 3, 'M436 350L452 314M452 356L470 318M470 362L484 324M476 320L508 340M486 306L514 324'),
    torso('denim', 214, 196, 108, 128, 96, -1),
    head(222, 144, 1.08, patient),
    neckline(214, 196, 0.9, 'skin1'),
    arm({
      skin: 'skin1',
      sleeve: 'denim',
      width: 35,
      from: [250, 212],
      elbow: [278, 264],
      to: [314, 276],
      handAngle: 12,
    }),
    // The nurse on a stool.
    rect('steelS', 612, 392, 12, 62) + rect('steel', 572, 452, 92, 10, 5),
    rect('woodS', 562, 382, 112, 18, 9),
    arm({
      skin: 'skin4',
      sleeve: 'sageS',
      width: 34,
      from: [586, 240],
      elbow: [538, 300],
      to: [498, 296],
      handAngle: 190,
      shortSleeve: true,
    }),
    line('sageS', 46, 'M620 370L546 384L548 426'),
    path('coatS', 'M572 460h-58q0-20 24-24h34z'),
    line('sage', 48, 'M624 372L566 396L584 428'),
    path('coat', 'M610 460h-58q0-18 24-22h34z'),
    torso('sage', 616, 228, 112, 156, 108, 1),
    head(604, 174, 1.08, nurse, -1),
    neckline(612, 228, 0.9, 'skin4'),
    circle('paper', 492, 376, 17) + circle('paperS', 492, 376, 7),
    arm({
      skin: 'skin4',
      sleeve: 'sage',
      width: 36,
      from: [640, 244],
      elbow: [600, 330],
      to: [500, 362],
      handAngle: 200,
      shortSleeve: true,
    }),
    potted(736, 462, 0.9),
  ].join('');
}

/** A doctor and a patient talk across a small table. */
function primaryCare(): string {
  const cup =
    path('coat', 'M300 350h36l-4 34q-2 6-8 6h-12q-6 0-8-6z') +
    path('coatS', 'M322 350h14l-4 34q-2 6-8 6h-8z') +
    line('coatS', 5, 'M338 360q14 0 10 12q-4 8-14 8');
  return [
    room(420, 'room'),
    view(288, 62, 224, 150),
    rect('sageS', 92, 262, 150, 196, 30),
    rect('sageS', 560, 262, 150, 196, 30),
    rect('woodS', 104, 448, 140, 14, 6),
    line('pineS', 62, 'M190 424L286 440L282 530'),
    torso('gold', 200, 236, 146, 210, 142, -1),
    head(216, 170, 1.4, { skin: 'skin2', hair: 'brown', haircut: 'bob' }),
    neckline(204, 238, 1.2, 'skin2'),
    rect('woodS', 560, 448, 140, 14, 6),
    line('denimS', 62, 'M610 424L514 440L518 530'),
    torso('coat', 600, 232, 158, 216, 152, 1),
    head(584, 164, 1.4, { skin: 'skin4', hair: 'ink', haircut: 'curls' }, -1),
    neckline(596, 234, 1.3, 'skin4', 'sage'),
    stethoscope(596, 250, 1.1),
    ellipse('woodS', 400, 408, 236, 34),
    ellipse('wood', 400, 398, 236, 32),
    path('woodS', 'M376 438h48l10 62h-68z'),
    cup,
    rotated(
      8,
      452,
      392,
      scaled(
        452,
        392,
        1,
        path('woodS', 'M404 398L420 374H502L512 398Z'),
        path('paper', 'M414 395L427 377H494L502 395Z'),
      ),
    ),
    line('line', 3, 'M436 384h50M432 390h40'),
    arm({
      skin: 'skin2',
      sleeve: 'gold',
      width: 44,
      from: [254, 268],
      elbow: [288, 352],
      to: [342, 330],
      handAngle: -30,
    }),
    arm({
      skin: 'skin2',
      sleeve: 'goldS',
      width: 44,
      from: [146, 268],
      elbow: [150, 380],
      to: [246, 394],
      handAngle: 0,
    }),
    arm({
      skin: 'skin4',
      sleeve: 'coat',
      width: 46,
      from: [544, 266],
      elbow: [514, 352],
      to: [452, 326],
      handAngle: 205,
    }),
    arm({
      skin: 'skin4',
      sleeve: 'coatS',
      width: 46,
      from: [660, 266],
      elbow: [654, 380],
      to: [556, 396],
      handAngle: 180,
    }),
    potted(742, 470, 0.94),
  ].join('');
}

/** A woman and her clinician at dawn. */
function womensHealth(): string {
  return [
    sky('dawn', 400, 226, 128),
    ridge('far', 400, 400, '0,270 90,226 190,284 300,260 420,290 520,256 620,284 710,222 800,262'),
    ridge('mid', 400, 420, '0,340 130,300 260,350 400,330 560,352 690,304 800,336'),
    ground('hill1', '0,376 400,360 800,376'),
    ground('hill2', '0,424 200,410 600,430 800,412'),
    torso('coat', 530, 290, 200, 240, 210, 1),
    head(508, 206, 1.75, { skin: 'skin4', hair: 'silver', haircut: 'bun' }, -1),
    neckline(524, 292, 1.6, 'skin4', 'sage'),
    stethoscope(524, 312, 1.4),
    torso('coral', 300, 306, 190, 230, 190, -1),
    head(316, 218, 1.75, { skin: 'skin2', hair: 'brown', haircut: 'long' }),
    neckline(304, 306, 1.5, 'skin2'),
    arm({
      skin: 'skin2',
      sleeve: 'coralS',
      width: 56,
      from: [230, 350],
      elbow: [206, 470],
      to: [310, 404],
      handAngle: -30,
    }),
    rotated(-8, 448, 430, clipboard(448, 432, 1.25)),
    arm({
      skin: 'skin4',
      sleeve: 'coat',
      width: 58,
      from: [602, 340],
      elbow: [626, 464],
      to: [486, 446],
      handAngle: 186,
    }),
    ground('hill3', '0,462 160,484 400,496 640,482 800,458'),
    bushes('70,480,0.56 190,494,-0.36 640,492,0.4 736,478,-0.56'),
  ].join('');
}

export const carePages = {
  'urgent-care': urgentCare,
  'primary-care': primaryCare,
  'womens-health': womensHealth,
};
