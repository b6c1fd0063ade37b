import { ground, ridge, sky } from './land.ts';
import { sprig } from './plants.ts';
import { table, view } from './rooms.ts';
import { circle, ellipse, line, path, placed, rect, rotated, rounded } from './shapes.ts';

/** A carafe, a glass and a straw hat in the summer sun. */
function stayingHydrated(): string {
  const slice = (x: number, y: number, r: number) =>
    circle('gold', x, y, r) +
    circle('cream', x, y, r * 0.84) +
    path('gold', [0, 60, 120, 180, 240, 300].map((a) => wedge(x, y, r * 0.74, a + 5, a + 55)).join(''));
  return [
    sky('late', 430, 204, 106),
    ridge('rose', 430, 400, '0,290 100,244 210,302 320,270 430,310 540,284 650,246 720,286 800,258'),
    ground('hill1', '0,346 300,330 560,344 800,330'),
    ground('hill2', '0,376 240,384 520,364 800,378'),
    table(398),
    path('shade', 'M150 424Q260 408 420 426L360 440Q220 446 150 424Z'),
    path('shade', 'M420 430Q480 418 580 430Q500 446 420 430Z'),
    // The carafe.
    path(
      'clear',
      'M262 148H334L330 210Q388 260 388 336V404Q388 426 366 426H230Q208 426 208 404V336Q208 260 266 210Z',
    ),
    path(
      'water',
      'M226 284H370Q388 306 388 336V404Q388 426 366 426H230Q208 426 208 404V336Q208 306 226 284Z',
    ),
    path('waterS', 'M330 284H370Q388 306 388 336V404Q388 426 366 426H326Q352 356 330 284Z'),
    ellipse('glassW', 298, 284, 72, 9),
    rect('clear', 254, 140, 88, 14, 7),
    slice(268, 336, 30),
    slice(324, 380, 26),
    placed(250, 392, 0.5, sprig(0, 0, 1, 40)),
    // The glass.
    path('clear', 'M440 262H560L544 416Q542 430 528 430H472Q458 430 456 416Z'),
    path('water', 'M445 306H555L544 416Q542 430 528 430H472Q458 430 456 416Z'),
    path('waterS', 'M520 306H555L544 416Q542 430 528 430H506Z'),
    ellipse('glassW', 500, 306, 55, 8),
    path('glassW', 'M466 340l22-6 8 22-22 8zM502 366l24 2-2 24-24-2z'),
    slice(556, 262, 28),
    line('coral', 7, 'M492 404L528 212L558 200'),
    // The hat.
    path('shade', 'M580 452Q680 436 790 450Q700 470 580 452Z'),
    path('creamS', 'M560 432Q670 470 788 426Q784 452 680 458Q572 458 560 432Z'),
    path('cream', 'M560 432Q600 402 670 404Q760 402 788 426Q670 462 560 432Z'),
    path('cream', 'M614 422Q612 346 676 346Q736 346 738 418Q676 438 614 422Z'),
    path('creamS', 'M690 346Q736 346 738 418Q724 424 706 427Q716 380 690 346Z'),
    path('pine', 'M614 422Q612 406 613 396Q676 412 737 394Q738 406 738 418Q676 438 614 422Z'),
  ].join('');
}

function wedge(x: number, y: number, r: number, from: number, to: number): string {
  const point = (angle: number) =>
    `${rounded(x + r * Math.cos((angle * Math.PI) / 180))} ${rounded(y + r * Math.sin((angle * Math.PI) / 180))}`;
  return `M${rounded(x)} ${rounded(y)}L${point(from)}A${rounded(r)} ${rounded(r)} 0 0 1 ${point(to)}Z`;
}

/** A plate: half vegetables, a quarter grains, a quarter protein. */
function balancedPlate(): string {
  const rice = Array.from({ length: 26 }, (_, i) => {
    const [x, y] = [412 + ((i * 37) % 92), 290 + ((i * 53) % 84)];
    return Math.hypot(x - 400, y - 254) < 122 ? `M${x} ${y}l${5 - (i % 3) * 4} 5` : '';
  });
  return [
    rect('wood', 0, 0, 800, 500),
    path('woodS', 'M0 122H800V128H0ZM0 250H800V256H0ZM0 378H800V384H0Z'),
    path('wash', 'M120 40L690 20L712 470L100 486Z') +
      path('sage', 'M120 62L691 42L692 54L119 74ZM101 452L711 436L712 448L101 464Z'),
    circle('shade', 412, 268, 188),
    circle('coatS', 400, 256, 188) +
      circle('coat', 398, 252, 184) +
      circle('coatS', 400, 256, 146) +
      circle('paper', 400, 254, 140),
    // Vegetables on the left half.
    path('bush2', 'M394 126A128 128 0 0 0 394 382Z'),
    ...[
      [330, 190, 26],
      [306, 236, 28],
      [336, 262, 24],
    ].map(([x = 0, y = 0, r = 0]) => circle('pine', x, y, r) + circle('sageS', x - 5, y - 5, r * 0.7)),
    path('sageS', 'M326 284l18-4 4 40-14 6z'),
    circle('tomato', 366, 168, 22) +
      circle('coral', 362, 164, 14) +
      circle('tomato', 352, 330, 24) +
      circle('coral', 348, 326, 15),
    circle('gold', 308, 296, 16) + circle('cream', 308, 296, 9),
    path('pine', 'M372 200Q396 224 384 262Q360 240 372 200ZM378 282Q398 304 386 340Q362 318 378 282Z'),
    // Protein above, grains below.
    path('peachS', 'M412 136Q498 140 520 212Q530 246 500 246H424Q408 246 408 230Z'),
    path('peach', 'M412 136Q484 144 504 206Q512 232 490 234H424Q408 234 408 220Z'),
    line('peachS', 6, 'M428 166q30 4 44 24M428 190q20 2 30 18'),
    path('cream', 'M408 266H530A130 130 0 0 1 408 380Z'),
    line('creamS', 5, rice.join('')),
    circle('gold', 478, 168, 20) + circle('cream', 478, 168, 15),
    // Fork, knife, water.
    line('steel', 9, 'M158 240V410') +
      path('steel', 'M136 120h8v60h10V120h8v60h10v-60h8v86q0 30-22 34q-22-4-22-34z'),
    line('steelS', 9, 'M640 270V410') + path('steel', 'M634 120q30 40 26 110q-4 30-20 40h-6z'),
    circle('shade', 716, 132, 56) +
      circle('clear', 708, 124, 54) +
      circle('water', 708, 124, 44) +
      path('waterS', 'M738 92A44 44 0 0 1 680 158Q736 146 738 92Z'),
    path('glassW', 'M684 108l20-8 8 18-20 8z'),
  ].join('');
}

/** Shoes, an apple, a bottle and a notebook by the window. */
function healthyWeightLoss(): string {
  const shoe = (x: number, y: number) =>
    placed(
      x,
      y,
      1,
      path('coral', 'M0-20Q-10-70 12-92Q34-72 62-84Q84-40 132-34Q162-28 162-4V4H0Z'),
      path('coralS', 'M0-20Q-10-70 12-92Q18-84 26-82Q16-50 30-26Q60-14 162-8V4H0Z'),
      path('paper', 'M-4 2H166Q168 20 150 20H10Q-6 20-4 2Z') +
        path('paperS', 'M-4 12Q0 20 10 20H150Q162 20 165 10Z'),
      line('paper', 6, 'M66-66l18-12M80-52l18-12M96-42l16-12'),
    );
  return [
    rect('room', 0, 0, 800, 500),
    view(196, 50, 408, 236, 'dawn', 1),
    table(384),
    ellipse('shade', 260, 428, 170, 14) + ellipse('shade', 610, 430, 140, 12),
    // The notebook with a chart that goes gently down.
    rotated(
      -5,
      480,
      330,
      rect('woodS', 398, 236, 156, 188, 8),
      rect('paper', 392, 232, 156, 188, 8),
      line('line', 4, 'M416 268V384H526'),
      line('sage', 7, 'M424 290Q456 296 468 322T520 356'),
      circle('coral', 520, 356, 8),
    ),
    shoe(196, 400),
    shoe(132, 424),
    rect('water', 640, 226, 66, 200, 16) + rect('waterS', 680, 226, 26, 200, 12),
    rect('pine', 652, 190, 42, 40, 8) + rect('pineS', 678, 190, 16, 40, 6),
    rect('paper', 640, 300, 66, 44) + rect('paperS', 680, 300, 26, 44),
    path(
      'tomato',
      'M570 350Q600 332 622 356Q638 392 612 424Q596 440 574 430Q552 440 534 424Q508 392 526 356Q546 334 570 350Z',
    ),
    path('coralS', 'M596 340Q614 344 622 356Q638 392 612 424Q596 440 574 430Q622 398 596 340Z'),
    line('trunk', 6, 'M572 352Q570 336 580 322'),
    path('hill1', 'M580 334Q598 312 622 322Q608 342 580 334Z'),
    line('gold', 14, 'M360 470Q430 440 500 470T640 462') +
      line('goldS', 3, 'M390 456v7M420 452v7M450 453v7M480 461v7M510 472v7M540 475v7M570 474v7M600 468v7'),
  ].join('');
}

export const livingArticles = {
  'article-1': stayingHydrated,
  'article-10': healthyWeightLoss,
  'article-11': balancedPlate,
};
