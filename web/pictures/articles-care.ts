import { sageMark, sprig } from './plants.ts';
import { glow, table } from './rooms.ts';
import { circle, ellipse, line, path, rect, rotated } from './shapes.ts';

/** A pill organizer, a glucose meter, and a notebook with a heart rate chart. */
function chronicIllness(): string {
  const pills = ['coral', 'gold', 'sage', 'peach', 'coral', 'sage', 'gold'] as const;
  const boxes = pills.map((pill, i) => {
    const x = 96 + i * 58;
    return [
      rect('glassW', x, 330, 50, 52, 6),
      circle(pill, x + 17, 366, 9),
      ellipse(i % 2 ? 'paper' : 'denim', x + 33, 369, 11, 7),
      i === 0 ? path('sageS', `M${x} 330l8-40h44l-2 40z`) : rect('sage', x, 322, 50, 20, 6),
    ].join('');
  });
  return [
    glow(420, 330, 410),
    table(400),
    // The notebook, leaning against the wall.
    rotated(
      -4,
      290,
      270,
      rect('woodS', 156, 120, 262, 280, 12),
      rect('paper', 150, 116, 262, 280, 12),
      path('sage', 'M162 116h22v280h-22q-12 0-12-12V128q0-12 12-12z'),
      line('line', 5, 'M212 278H384M212 298H330'),
      line('coral', 8, 'M206 208H254L272 166L300 250L322 188L336 208H388'),
    ),
    ellipse('shade', 300, 424, 240, 14),
    rect('pine', 82, 318, 434, 84, 14) +
      rect('pineS', 82, 384, 434, 34, 14) +
      rect('pine', 82, 360, 434, 42, 10),
    ...boxes,
    // The glucose meter with a test strip.
    ellipse('shade', 632, 438, 104, 14),
    rotated(
      7,
      630,
      300,
      rect('paper', 612, 392, 26, 54, 3) + rect('coral', 618, 430, 14, 14, 3),
      path(
        'coat',
        'M574 178Q574 150 602 150H650Q678 150 678 178L670 382Q668 408 642 408H610Q584 408 582 382Z',
      ),
      path('coatS', 'M650 150Q678 150 678 178L670 382Q668 408 642 408H632Q654 290 650 150Z'),
      rect('film', 592, 176, 68, 90, 10),
      path('water', 'M626 190q22 28 22 42a22 22 0 0 1-44 0q0-14 22-42z'),
      path('waterS', 'M626 190q22 28 22 42a22 22 0 0 1-22 22q14-30 0-64z'),
      circle('sage', 626, 304, 20) + line('line', 6, 'M606 346h40'),
    ),
    sprig(742, 386, 1.05, 10),
    path('clay', 'M712 376h60l-6 50h-48z') + path('clayS', 'M748 376h24l-6 50h-20z'),
  ].join('');
}

/** What a day in bed with a fever needs: a thermometer, tissues, a bandage, a warm cup. */
function commonIssues(): string {
  return [
    glow(400, 330, 410),
    table(390),
    ellipse('shade', 210, 424, 160, 14) +
      ellipse('shade', 440, 432, 110, 12) +
      ellipse('shade', 640, 426, 120, 12),
    // Tissues.
    path('paper', 'M150 268Q130 200 176 206Q188 160 226 196Q276 178 260 232Q280 250 262 276H160Z'),
    path('paperS', 'M226 196Q276 178 260 232Q280 250 262 276H220Q250 236 226 196Z'),
    path('sage', 'M90 280Q90 266 104 266H306Q320 266 320 280V410Q320 424 306 424H104Q90 424 90 410Z'),
    path('sageS', 'M260 266H306Q320 266 320 280V410Q320 424 306 424H260Z'),
    ellipse('pine', 196, 274, 64, 9),
    circle('wash', 174, 350, 34),
    sageMark('hill2', 174, 350, 1.7),
    // A warm cup.
    line('paper', 8, 'M416 212q-16-22 0-42t0-40M452 220q-16-22 0-42t0-40'),
    line('clayS', 16, 'M498 316q40-4 34 34q-8 34-48 34'),
    path('clay', 'M362 262H508L500 392Q496 428 464 428H406Q374 428 370 392Z'),
    path('clayS', 'M462 262H508L500 392Q496 428 464 428H440Q470 350 462 262Z'),
    ellipse('peachS', 435, 262, 73, 12) + ellipse('woodS', 435, 264, 62, 8),
    line('paper', 3, 'M396 268L388 320') + rect('gold', 374, 318, 28, 34, 3),
    // A bottle of syrup.
    rect('paper', 596, 180, 64, 40, 6) + rect('paperS', 636, 180, 24, 40, 6),
    path(
      'tomato',
      'M604 220H652V244Q690 254 690 288V404Q690 424 670 424H586Q566 424 566 404V288Q566 254 604 244Z',
    ),
    path('coralS', 'M652 220V244Q690 254 690 288V404Q690 424 670 424H648Q664 330 640 244V220Z'),
    rect('paper', 566, 300, 124, 76) + rect('paperS', 660, 300, 30, 76),
    line('line', 6, 'M584 322H642M584 340H630M584 358H638'),
    // The thermometer and a bandage, in front.
    rotated(
      -12,
      320,
      462,
      rect('coat', 236, 448, 176, 26, 13),
      rect('coatS', 236, 462, 176, 12, 6),
      line('coral', 7, 'M280 461H372'),
      circle('coral', 256, 461, 10),
      line('steelS', 3, 'M310 450v8M330 450v8M350 450v8M370 450v8'),
    ),
    rotated(
      14,
      530,
      462,
      rect('peach', 476, 446, 116, 34, 17),
      rect('peachS', 514, 446, 40, 34),
      line('peach', 4, 'M525 457h0M543 457h0M525 469h0M543 469h0'),
    ),
  ].join('');
}

/** A bag packed for an appointment: cards, a list, a phone. */
function packedBag(): string {
  return [
    glow(400, 320, 400),
    table(404),
    ellipse('shade', 400, 440, 250, 16),
    line('woodS', 15, 'M318 236Q318 108 400 108T482 236'),
    // The list and the phone, sticking out of the bag.
    rotated(
      -9,
      300,
      200,
      rect('paper', 226, 120, 116, 180, 6),
      line('line', 6, 'M262 152H322M262 178H322M262 204H322M262 230H310'),
      line('coral', 6, 'M240 152l5 5 8-10M240 178l5 5 8-10M240 204l5 5 8-10'),
    ),
    rotated(
      8,
      490,
      220,
      rect('hall', 446, 142, 84, 150, 12),
      rect('glassL', 453, 152, 70, 130, 6),
      circle('sage', 488, 208, 20),
    ),
    line('wood', 15, 'M304 262Q304 136 400 136T496 262'),
    path('sage', 'M232 246H568L592 420Q594 440 574 440H226Q206 440 208 420Z'),
    path('sageS', 'M500 246H568L592 420Q594 440 574 440H520Z'),
    path('sageS', 'M232 246H568L570 260H230Z'),
    circle('pine', 384, 350, 54),
    sageMark('bone', 384, 350, 2.5),
    // The two cards on the table.
    path('shade', 'M92 462L262 440L280 486L110 500Z'),
    rotated(
      -8,
      176,
      416,
      rect('paper', 82, 362, 188, 112, 12),
      path('pine', 'M94 362H258Q270 362 270 374V386H82V374Q82 362 94 362Z'),
      rect('wash', 98, 398, 56, 62, 6),
      circle('skin3', 126, 420, 12),
      path('gold', 'M106 460q0-24 20-24t20 24z'),
      line('line', 7, 'M172 408H250M172 428H236M172 448H246'),
    ),
    rotated(
      7,
      630,
      416,
      rect('gold', 536, 366, 188, 112, 12),
      path('goldS', 'M536 420Q640 470 724 400V466Q724 478 712 478H548Q536 478 536 466Z'),
      circle('paper', 570, 398, 16),
      line('paper', 7, 'M600 392H690M600 408H660M556 448H640'),
    ),
  ].join('');
}

export const careArticles = {
  'article-5': chronicIllness,
  'article-6': commonIssues,
  'article-7': packedBag,
};
