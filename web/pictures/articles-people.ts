import { awning, block, door, flatRoof, panes, sign } from './buildings.ts';
import { ground, ridge, sky } from './land.ts';
import { arm, head, neckline, standing, torso } from './people.ts';
import { bushes, joshua } from './plants.ts';
import { potted, room, view } from './rooms.ts';
import { circle, clipped, line, path, placed, rect, rotated, scaled } from './shapes.ts';

/** The same view in four seasons, side by side. */
function seasonalTips(): string {
  const strip = (index: number, ...parts: string[]) =>
    clipped(`s${index}`, `<rect x="${index * 200}" width="200" height="500"/>`, ...parts);
  const range = '0,250 70,196 150,256 240,186 330,250 430,214 500,256 580,180 660,244 720,176 800,236';
  return [
    strip(
      0,
      rect('morn0', 0, 0, 200, 500) + circle('morn2', 110, 190, 110) + circle('sun', 110, 190, 52),
      ridge('far', 400, 400, range),
      path('bush2', 'M0 330Q100 312 200 326V500H0Z') + path('hill1', 'M0 384Q100 362 200 380V500H0Z'),
      ...poppies(),
    ),
    strip(
      1,
      rect('late1', 200, 0, 200, 500) +
        circle('late2', 300, 120, 128) +
        circle('late3', 300, 120, 92) +
        circle('sun', 300, 120, 62),
      ridge('rose', 400, 400, range),
      path('sand', 'M200 326Q300 318 400 330V500H200Z') + path('sandS', 'M200 380Q300 394 400 374V500H200Z'),
    ),
    strip(
      2,
      rect('dawn1', 400, 0, 200, 500) +
        circle('dawn2', 520, 200, 116) +
        circle('dawn3', 520, 200, 78) +
        circle('sun', 520, 200, 46),
      ridge('mid', 400, 400, range),
      path('plain', 'M400 330Q500 316 600 328V500H400Z') +
        path('gold', 'M400 374Q500 392 600 368V500H400Z') +
        path('goldS', 'M400 420Q500 408 600 430V500H400Z'),
      line('paper', 6, 'M424 112h70q18 0 18-16t-16-14M440 136h110q18 0 18 16t-14 16M418 160h58'),
    ),
    strip(
      3,
      rect('frost', 600, 0, 200, 500) + circle('frostL', 690, 150, 104) + circle('sun', 690, 150, 44),
      ridge('far', 400, 400, range),
      path(
        'snow',
        'M660 244L720 176L800 236V262L764 236L744 252L722 224L700 254L684 240L660 262L626 238L600 234V202L660 244Z',
      ),
      path('frostL', 'M600 330Q700 316 800 330V500H600Z') + path('snow', 'M600 384Q700 368 800 384V500H600Z'),
      line('paper', 6, 'M630 60h0M668 96h0M730 50h0M770 110h0M640 140h0M752 168h0M700 30h0M622 190h0'),
    ),
    joshua(400, 440, 1.5),
    path('hill3', 'M0 452Q200 424 400 440T800 446V500H0Z'),
    bushes('96,462,0.46 250,458,-0.36 560,462,0.38 706,464,-0.5'),
  ].join('');
}

function poppies(): string[] {
  return [
    [30, 404],
    [64, 424],
    [140, 396],
    [176, 420],
    [150, 436],
    [20, 432],
  ].map(
    ([x = 0, y = 0]) =>
      line('hill2', 3, `M${x} ${y}v18`) + path('bloom', `M${x - 9} ${y - 8}q9-8 18 0q0 14-9 14t-9-14z`),
  );
}

/** A person at a fork: two paths to two doors. */
function urgentOrPrimary(): string {
  return [
    sky('dawn', 400, 176, 90),
    ridge('far', 400, 370, '0,236 90,190 180,244 270,206 360,250 470,246 560,198 650,240 730,184 800,224'),
    ground('plain', '0,330 400,322 800,330'),
    ground('hill1', '0,350 400,340 800,350'),
    block({ x: 110, base: 380, width: 244, height: 142, depth: -28, tone: 'clay' }),
    flatRoof(110, 238, 244, 14, 10),
    block({ x: 450, base: 380, width: 244, height: 142, depth: 28, tone: 'wall' }),
    flatRoof(450, 238, 244, 14, 10),
    circle('paper', 150, 284, 25),
    rotated(-40, 150, 284, rect('peachS', 131, 276, 38, 16, 8), rect('peach', 143, 276, 14, 16)),
    circle('pine', 650, 284, 25),
    path('paper', 'M650 298L636 284Q630 274 639 270Q646 268 650 276Q654 268 661 270Q670 274 664 284Z'),
    panes(290, 286, 42, 52, 1, 0) + panes(476, 286, 42, 52, 1, 0),
    awning(187, 264, 98, 16, 7),
    awning(532, 264, 98, 16, 7),
    door(196, 380, 78, 92),
    door(542, 380, 78, 92),
    joshua(756, 400, 0.76),
    ground('hill2', '0,384 400,376 800,384'),
    path(
      'sand',
      'M196 380H276C300 420 360 440 400 446C440 440 516 420 542 380H622C600 450 520 470 486 500H314C280 470 220 450 196 380Z',
    ),
    path('sandS', 'M400 446C440 440 516 420 542 380H622C600 450 520 470 486 500H430Q420 470 400 446Z'),
    // The person at the fork, seen from behind.
    placed(
      400,
      492,
      0.74,
      line('denimS', 38, 'M-20-140L-24-20') + line('denim', 38, 'M20-140L24-20'),
      path('slate', 'M-46 0q0-16 20-16h8v16zM46 0q0-16-20-16h-8v16z'),
      arm({
        skin: 'skin3',
        sleeve: 'goldS',
        width: 29,
        from: [-46, -230],
        elbow: [-62, -176],
        to: [-56, -130],
      }),
      rect('skin3S', -13, -276, 26, 34, 8),
      torso('gold', 0, -246, 120, 124, 98),
      path('ink', 'M-33-280Q-40-338 0-338T33-280Q38-238 28-228Q0-218-28-228Q-38-238-33-280Z'),
      arm({ skin: 'skin3', sleeve: 'gold', width: 29, from: [46, -230], elbow: [78, -184], to: [40, -150] }),
      line('woodS', 8, 'M-30-244L52-140') + path('wood', 'M34-150h48l6 44h-58z'),
    ),
    path('hill3', 'M0 440Q140 452 230 500H0ZM800 440Q660 452 570 500H800Z'),
    bushes('70,468,0.46 734,468,-0.5 630,488,0.3'),
  ].join('');
}

/** A parent brings a child with a scraped knee to the clinic. */
function notLifeThreatening(): string {
  return [
    sky('morn', 250, 196, 76),
    ridge('far', 250, 380, '0,240 80,196 170,248 260,222 350,262 450,214 540,256 640,196 720,240 800,204'),
    ridge('mid', 250, 390, '0,296 120,264 260,306 400,288 540,310 680,276 800,300'),
    ground('plain', '0,336 400,328 800,336'),
    ground('hill1', '0,356 400,346 800,356'),
    joshua(100, 420, 0.94),
    scaled(
      640,
      410,
      1.3,
      block({ x: 500, base: 410, width: 210, height: 124, depth: -36, tone: 'wall' }),
      flatRoof(500, 286, 210, 13, 10),
      panes(626, 322, 36, 48, 2, 8),
      rect('clay', 500, 292, 108, 118),
      sign(554, 316, 18),
      door(518, 410, 72, 68),
    ),
    ground('sand', '0,412 400,404 800,412'),
    path('lane', 'M470 411H600L520 500H240Z'),
    path('shade', 'M240 470Q350 454 480 470Q360 488 240 470Z'),
    standing(312, 468, 0.92, {
      skin: 'skin2',
      hair: 'brown',
      haircut: 'long',
      top: 'pine',
      legs: 'denim',
      shirt: 'peach',
      hands: [
        [-54, -136],
        [76, -128],
      ],
    }),
    standing(424, 470, 0.6, {
      skin: 'skin2',
      hair: 'brown',
      haircut: 'short',
      top: 'coral',
      legs: 'skin2',
      child: true,
      hands: [
        [-72, -196],
        [54, -140],
      ],
    }),
    path('pine', 'M394 388h60l2 36h-28l-4-12l-4 12h-28z'),
    rotated(-20, 437, 438, rect('paper', 426, 432, 22, 11, 5)),
    path('hill2', 'M0 440Q150 444 220 500H0Z'),
    path('hill3', 'M0 466Q110 466 190 500H0ZM800 450Q660 460 580 500H800Z'),
    bushes('60,470,0.5 168,486,-0.32 730,474,0.5 640,488,-0.32'),
  ].join('');
}

/** A clinician listens to a patient's heart. */
function regularScreenings(): string {
  return [
    room(430),
    view(300, 54, 200, 140),
    // An eye chart, with shapes in place of letters.
    rect('paperS', 92, 64, 112, 170, 6) + rect('paper', 92, 60, 112, 170, 6),
    path(
      'hall',
      'M134 78h28v28h-28zM112 122h18v18h-18zM140 122h18v18h-18zM168 122h18v18h-18zM112 154h12v12h-12zM132 154h12v12h-12zM152 154h12v12h-12zM172 154h12v12h-12zM114 182h8v8h-8zM130 182h8v8h-8zM146 182h8v8h-8zM162 182h8v8h-8zM178 182h8v8h-8z',
    ),
    path('paper', 'M604 60h104q8 0 8 8v52q0 36-60 74q-60-38-60-74V68q0-8 8-8z'),
    path('sage', 'M612 72h88q4 0 4 4v44q0 28-48 58q-48-30-48-58V76q0-4 4-4z'),
    line('paper', 10, 'M632 122l18 18l34-38'),
    torso('gold', 276, 288, 186, 230, 190, -1),
    head(294, 208, 1.62, { skin: 'skin1', hair: 'silver', haircut: 'short' }),
    neckline(280, 290, 1.4, 'skin1'),
    torso('pine', 548, 282, 182, 230, 188, 1),
    head(526, 204, 1.62, { skin: 'skin3', hair: 'ink', haircut: 'ponytail' }, -1),
    neckline(544, 284, 1.4, 'skin3'),
    stethoscopeOnChest(),
    arm({
      skin: 'skin3',
      sleeve: 'pineS',
      width: 54,
      from: [482, 322],
      elbow: [452, 424],
      to: [340, 384],
      handAngle: 200,
      shortSleeve: true,
    }),
    arm({ skin: 'skin1', sleeve: 'goldS', width: 52, from: [206, 326], elbow: [180, 440], to: [262, 490] }),
    arm({
      skin: 'skin3',
      sleeve: 'pine',
      width: 56,
      from: [612, 326],
      elbow: [644, 440],
      to: [566, 494],
      shortSleeve: true,
    }),
    potted(732, 488, 0.9),
  ].join('');
}

function stethoscopeOnChest(): string {
  return [
    line('slate', 7, 'M506 268Q486 300 494 340Q460 440 400 400Q370 380 332 372M566 268Q560 320 494 340'),
    circle('steel', 322, 368, 17) + circle('steelS', 322, 368, 9),
  ].join('');
}

export const peopleArticles = {
  'article-2': seasonalTips,
  'article-3': urgentOrPrimary,
  'article-4': notLifeThreatening,
  'article-8': regularScreenings,
};
