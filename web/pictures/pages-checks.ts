import { sprig } from './plants.ts';
import { glow, table } from './rooms.ts';
import { circle, ellipse, line, path, rect, rotated } from './shapes.ts';

/** A blood pressure reading, and a calendar with the next checkup marked. */
function annualWellnessCheck(): string {
  const days = Array.from(
    { length: 20 },
    (_, i) => `M${504 + (i % 5) * 34} ${152 + Math.floor(i / 5) * 28}h12`,
  ).join('');
  return [
    glow(320, 330, 400),
    rect('woodS', 484, 62, 184, 206, 8),
    rect('paper', 484, 58, 184, 206, 8),
    path('sage', 'M492 58h168q8 0 8 8v48H484V66q0-8 8-8z'),
    path('sageS', 'M484 102h184v12H484z'),
    line('hall', 6, 'M524 48v22M628 48v22'),
    line('line', 10, days),
    line('coral', 6, 'M595 193q23-6 27 13q0 20-20 20q-20-2-19-18q2-13 16-16'),
    table(372),
    ellipse('shade', 240, 424, 250, 16),
    // The arm, from the left, with its sleeve rolled up.
    path('skin3', 'M-10 308L200 318L352 352Q366 358 366 378Q364 402 340 404L180 412L-10 420Z'),
    path('skin3S', 'M-10 396L180 388L366 376Q366 402 340 404L180 412L-10 420Z'),
    path('skin3', 'M330 356Q376 340 424 352Q450 360 446 378Q440 402 400 404H330Z'),
    path('skin3S', 'M336 404Q400 398 446 376Q440 402 400 404Z'),
    line('skin3', 26, 'M366 362L402 336'),
    path('cream', 'M-10 296L58 300Q70 302 70 314V408Q70 422 58 424L-10 430Z'),
    path('creamS', 'M-10 400L70 398V408Q70 422 58 424L-10 430Z'),
    path(
      'pine',
      'M110 296L238 308Q250 310 250 322V408Q250 420 238 422L112 428Q100 428 100 416V308Q100 296 110 296Z',
    ),
    path('pineS', 'M100 394L250 388V408Q250 420 238 422L112 428Q100 428 100 416Z'),
    rect('sage', 196, 322, 26, 66, 6),
    line('slate', 8, 'M222 352C300 300 380 300 430 326C470 344 480 410 540 404'),
    ellipse('shade', 560, 432, 130, 14),
    path('pineS', 'M488 432Q484 392 512 376H600Q628 392 624 432Z'),
    circle('coat', 556, 352, 76) + path('coatS', 'M556 428a76 76 0 0 0 54-130q18 90-54 130z'),
    circle('paper', 556, 352, 60),
    line('line', 5, 'M510 376a52 52 0 0 1 8-60M530 306a52 52 0 0 1 52 0M594 316a52 52 0 0 1 8 60'),
    line('coral', 6, 'M556 352L584 318'),
    circle('hall', 556, 352, 9),
    line('slate', 9, 'M640 470Q700 480 720 430Q736 384 690 392Q650 402 664 440Q676 468 740 462'),
    circle('steel', 640, 466, 22) + circle('steelS', 640, 466, 12),
  ].join('');
}

/** Samples in a rack beside a microscope. */
function lab(): string {
  const caps = ['coral', 'sage', 'gold', 'pine', 'denim'] as const;
  const liquids = ['tomato', 'gold', 'peachS', 'tomato', 'water'] as const;
  const tubes = caps.map((cap, i) => {
    const x = 138 + i * 50;
    return [
      path('clear', `M${x} 226h28v116q0 14-14 14t-14-14z`),
      path(liquids[i] ?? 'water', `M${x} ${270 + (i % 3) * 14}h28v${72 - (i % 3) * 14}q0 14-14 14t-14-14z`),
      rect('shade', x + 18, 226, 10, 118),
      rect(cap, x - 4, 206, 36, 26, 5),
    ].join('');
  });
  return [
    glow(420, 330, 410),
    table(400),
    ellipse('shade', 270, 424, 190, 14) + ellipse('shade', 580, 428, 160, 14),
    ...tubes,
    rect('pine', 112, 252, 292, 16, 5) + rect('pineS', 112, 262, 292, 6, 3),
    rect('pine', 112, 330, 292, 16, 5) + rect('pineS', 112, 340, 292, 6, 3),
    path('pine', 'M112 252h16v150h-16zM388 252h16v150h-16z') + path('pineS', 'M398 252h6v150h-6z'),
    rect('pine', 96, 396, 324, 20, 6) + rect('pineS', 96, 406, 324, 10, 5),
    // The microscope.
    path('hall', 'M480 424Q480 402 502 402H664Q686 402 686 424Z') +
      path('hallS', 'M600 402H664Q686 402 686 424H600Z'),
    path('coat', 'M600 404Q668 372 662 300Q656 244 604 228L592 262Q626 276 628 308Q628 352 580 372L576 404Z'),
    path(
      'coatS',
      'M600 404Q668 372 662 300Q656 244 604 228L600 240Q644 260 646 304Q646 356 588 388L576 404Z',
    ),
    rect('hall', 500, 346, 128, 12, 4) + rect('glassW', 520, 340, 50, 6, 2),
    circle('steel', 630, 366, 14) + circle('steelS', 630, 366, 7),
    rotated(
      -24,
      570,
      240,
      rect('coat', 548, 162, 46, 116, 8) + rect('coatS', 576, 162, 18, 116, 8),
      rect('hall', 552, 128, 38, 40, 6) + rect('hallS', 576, 128, 14, 40, 5),
      rect('pine', 544, 216, 54, 20, 4),
      rect('steel', 558, 278, 26, 34, 3) +
        rect('steelS', 573, 278, 11, 34, 3) +
        rect('hall', 562, 310, 18, 16, 3),
    ),
    sprig(732, 398, 1.1, 8),
    path('clay', 'M704 384h56l-6 42h-44z') + path('clayS', 'M738 384h22l-6 42h-18z'),
    rotated(
      8,
      330,
      460,
      rect('paper', 280, 446, 96, 26, 3),
      line('line', 4, 'M292 455h50M292 463h34'),
      circle('coral', 362, 459, 5),
    ),
  ].join('');
}

export const checkPages = {
  'annual-wellness-check': annualWellnessCheck,
  lab: lab,
};
