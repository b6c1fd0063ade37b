import { arm, head, neckline, torso } from './people.ts';
import { potted, room, view } from './rooms.ts';
import { circle, ellipse, line, path, placed, rect, rotated, rounded } from './shapes.ts';

/** A sonographer holds the probe; the screen shows the fan-shaped image. */
function ultrasound(): string {
  const sonographer = { skin: 'skin3', hair: 'pine', haircut: 'scarf' } as const;
  return [
    room(416),
    view(150, 60, 190, 120),
    ellipse('shade', 400, 470, 330, 16),
    // The ultrasound machine.
    rect('steelS', 634, 330, 22, 110),
    path('steel', 'M576 452q0-16 16-16h106q16 0 16 16v8H576z'),
    circle('slate', 594, 464, 10) + circle('slate', 698, 464, 10),
    rect('steelS', 636, 240, 18, 60),
    rect('slate', 540, 84, 210, 164, 12),
    rect('film', 552, 96, 186, 140, 5),
    path('film1', 'M645 104L566 206Q645 254 724 206Z'),
    path(
      'boneS',
      'M645 104L614 144Q645 160 676 144ZM601 161Q645 186 689 161L696 170Q645 198 594 170ZM580 188Q645 226 710 188L718 198Q645 240 572 198Z',
    ),
    path('bone', 'M626 170q20-14 40 0q6 16-12 20q-34 6-28-20z'),
    path('coat', 'M548 296H716L736 336H530Z') + path('coatS', 'M530 336H736L730 352H538Z'),
    line('steel', 6, 'M566 308H606M562 320H610'),
    circle('sage', 650, 314, 8) + circle('coral', 676, 314, 8),
    // The sonographer behind the bed.
    line('pineS', 44, 'M416 410V448') + line('pine', 44, 'M470 410V448'),
    path('slate', 'M394 470q0-18 20-18h26v18zM448 470q0-18 20-18h26v18z'),
    torso('pine', 442, 216, 122, 200, 112, 1),
    head(436, 156, 1.14, sonographer, -1),
    arm({
      skin: 'skin3',
      sleeve: 'pineS',
      width: 38,
      from: [486, 238],
      elbow: [528, 302],
      to: [570, 302],
      handAngle: 0,
    }),
    // The patient on the raised bed.
    rect('steelS', 130, 390, 18, 72) + rect('steelS', 420, 390, 18, 72),
    path('paper', 'M64 236Q56 226 66 220Q78 214 86 224L178 344H480Q492 344 492 356V372H140Q126 372 118 360Z'),
    path('paperS', 'M118 360Q126 372 140 372H492V362H146Q134 362 126 350Z'),
    rect('pine', 120, 370, 372, 24, 8) + rect('pineS', 120, 382, 372, 12, 6),
    rotated(-6, 130, 236, rect('wash', 72, 220, 92, 46, 20)),
    rotated(-46, 148, 234, head(148, 226, 1.06, { skin: 'skin1', hair: 'auburn', haircut: 'long' })),
    path('peach', 'M148 272Q176 246 214 280L330 318Q344 346 318 352H214Q180 352 152 312Q138 288 148 272Z'),
    path(
      'peachS',
      'M148 272Q150 300 206 326Q262 346 330 346Q326 352 318 352H214Q180 352 152 312Q138 288 148 272Z',
    ),
    path('skin1', 'M262 298Q296 278 330 310L334 340H272Z'),
    path('sage', 'M312 346Q316 308 350 306L470 318Q488 322 488 352H312Z'),
    path('sageS', 'M312 346Q400 326 488 344V352H312Z'),
    arm({
      skin: 'skin1',
      sleeve: 'peach',
      width: 34,
      from: [186, 288],
      elbow: [222, 338],
      to: [272, 330],
      handAngle: 0,
    }),
    rotated(20, 318, 292, rect('coat', 309, 270, 16, 36, 6) + rect('steelS', 306, 300, 22, 8, 4)),
    line('slate', 5, 'M320 268Q360 230 420 300T556 340'),
    arm({
      skin: 'skin3',
      sleeve: 'pine',
      width: 40,
      from: [396, 238],
      elbow: [372, 312],
      to: [324, 282],
      handAngle: 215,
      shortSleeve: true,
    }),
    potted(44, 474, 0.9),
  ].join('');
}

/** The bones of a hand on a light box. */
function xRay(): string {
  // Each finger: its angle, the length of its palm bone, and its width.
  const fingers = [
    { x: -36, angle: -50, bones: [52, 38, 28], width: 15 },
    { x: -22, angle: -13, bones: [84, 48, 30, 20], width: 14 },
    { x: -2, angle: -2, bones: [86, 54, 34, 22], width: 14 },
    { x: 18, angle: 8, bones: [82, 50, 32, 20], width: 13 },
    { x: 34, angle: 20, bones: [74, 38, 24, 18], width: 12 },
  ];
  const bones = fingers.map(({ x, angle, bones: lengths, width }) => {
    let from = 0;
    const d = lengths.map((length) => {
      const bone = `M${x} ${rounded(-from - width / 2)}V${rounded(-from - length + width / 2 - 1)}`;
      from += length + 5;
      return bone;
    });
    const flesh = line('film1', width + 20, `M${x} 0V${rounded(8 - from)}`);
    return {
      flesh: rotated(angle, x, 0, flesh),
      bone: rotated(angle, x, 0, line('bone', width * 0.62, d.join('')), boneEnds(x, lengths, width)),
    };
  });
  return [
    room(440),
    rect('paper', 356, 44, 318, 372, 14) + rect('paperS', 356, 398, 318, 18, 9),
    rect('glassL', 374, 62, 282, 328, 4),
    rect('film', 392, 74, 246, 304, 3),
    placed(
      516,
      278,
      0.92,
      path('film1', 'M-62-20Q-60 30-38 60V106H38V60Q60 20 62-30L40-60H-40Z'),
      ...bones.map(({ flesh }) => flesh),
      line('bone', 15, 'M-16 62V104M18 66V104'),
      path(
        'boneS',
        'M-34 14q12-14 22 0q-2 16-14 14q-10-4-8-14zM-8 12q12-12 22 2q0 14-12 14q-12-4-10-16zM18 12q14-10 22 4q-4 16-16 12q-10-6-6-16zM-28 36q14-12 24 2q-2 14-14 12q-12-4-10-14zM2 38q14-12 26 2q-4 14-16 12q-12-4-10-14z',
      ),
      ...bones.map(({ bone }) => bone),
    ),
    torso('coat', 190, 286, 180, 220, 186, -1),
    head(206, 206, 1.56, { skin: 'skin2', hair: 'ink', haircut: 'ponytail' }),
    neckline(194, 288, 1.4, 'skin2', 'sage'),
    arm({
      skin: 'skin2',
      sleeve: 'coat',
      width: 54,
      from: [252, 330],
      elbow: [318, 404],
      to: [404, 318],
      handAngle: -38,
    }),
    line('coatS', 54, 'M124 336L104 470L112 520'),
    potted(738, 486, 0.94),
  ].join('');
}

/** The thicker ends of a finger's bones. */
function boneEnds(x: number, lengths: readonly number[], width: number): string {
  let from = 0;
  const d = lengths.map((length) => {
    const [low, high] = [rounded(-from - width * 0.34), rounded(-from - length + width * 0.34)];
    from += length + 5;
    return `M${x - 3} ${low}h6M${x - 2.5} ${high}h5`;
  });
  return line('bone', width * 0.66, d.join(''));
}

/** An infusion in an armchair by a window with a view of the mountains. */
function ivTherapy(): string {
  return [
    room(420),
    view(92, 58, 330, 220, 'dawn', 2),
    ellipse('shade', 430, 474, 250, 16),
    // The IV stand and bag.
    line('steelS', 7, 'M624 470V84M600 96V84h48v12'),
    path('steel', 'M588 474l34-16h4l34 16z') + circle('slate', 592, 476, 7) + circle('slate', 656, 476, 7),
    path('coat', 'M576 100h48q8 0 8 8v70q0 22-20 30h-24q-20-8-20-30v-70q0-8 8-8z'),
    path('water', 'M568 136h64v42q0 22-20 30h-24q-20-8-20-30z'),
    path('waterS', 'M608 136h24v42q0 22-20 30h-10q8-30 6-72z'),
    line('steelS', 4, 'M600 208v14'),
    rect('coat', 593, 220, 14, 28, 6),
    line('water', 4, 'M600 248C600 320 520 250 486 300Q470 324 440 334'),
    // The armchair, and the patient looking out of the window.
    path('clay', 'M486 200Q490 178 512 178H542Q566 178 564 204L546 440H400Z'),
    path('clayS', 'M528 178H542Q566 178 564 204L546 440H500Z'),
    rect('woodS', 372, 436, 16, 36, 4) + rect('woodS', 530, 436, 16, 36, 4),
    line('denimS', 48, 'M470 376L352 378L336 446'),
    path('coatS', 'M360 470h-62q0-22 26-26h36z'),
    torso('sage', 482, 232, 116, 164, 118, 1),
    head(466, 172, 1.22, { skin: 'skin3', hair: 'silver', haircut: 'short' }, -1),
    neckline(476, 232, 1, 'skin3'),
    line('denim', 52, 'M486 384L366 386L356 444'),
    path('coat', 'M382 470h-66q0-22 28-26h38z'),
    path('gold', 'M352 360H500V402Q440 424 340 408Q334 370 352 360Z'),
    path('goldS', 'M340 408Q440 424 500 402V390Q430 410 338 394Z'),
    arm({
      skin: 'skin3',
      sleeve: 'sage',
      width: 38,
      from: [504, 254],
      elbow: [498, 340],
      to: [408, 338],
      handAngle: 180,
      shortSleeve: true,
    }),
    rect('paper', 440, 322, 20, 28, 4),
    path('clay', 'M392 352H520Q536 352 536 368V372Q536 384 522 384H396Q380 384 380 368Q380 352 392 352Z'),
    path('clayS', 'M382 374Q460 382 536 372Q536 384 522 384H396Q384 384 382 374Z'),
    path('clay', 'M392 384H536V440H392Z') + path('clayS', 'M510 384H536V440H506Z'),
    // A side table with a glass of water.
    rect('wood', 210, 370, 96, 10, 4) + rect('woodS', 252, 380, 12, 92),
    path('water', 'M240 334h30l-4 36h-22z') + path('waterS', 'M240 344h29l-3 26h-22z'),
    potted(120, 476, 1),
  ].join('');
}

export const examPages = {
  ultrasound: ultrasound,
  'x-ray': xRay,
  'iv-therapy': ivTherapy,
};
