import { block, panes, sign } from './buildings.ts';
import { ground, ridge, sky } from './land.ts';
import { head } from './people.ts';
import { bushes, joshua } from './plants.ts';
import { circle, line, path, placed, rect, rotated, scaled } from './shapes.ts';
import { walker } from './walker.ts';

/** After dark: an ambulance with its light on, a lit door, and a phone calling for help. */
function emergency(): string {
  return [
    sky('dusk', 470, 240, 64),
    ridge('duskFar', 470, 380, '0,250 90,200 190,256 290,214 400,262 500,248 590,206 690,252 800,196'),
    ground('hill2', '0,336 400,326 800,336'),
    joshua(724, 398, 0.86),
    scaled(
      470,
      402,
      1.2,
      block({ x: 336, base: 402, width: 300, height: 96, depth: -30, tone: 'duskWall' }),
      block({ x: 420, base: 402, width: 112, height: 132, depth: -18, tone: 'duskWall' }),
      rect('roof', 324, 296, 324, 12) + rect('roof', 406, 260, 140, 12),
      sign(476, 300, 22),
      path('litL', 'M436 402V332h80v70z'),
      rect('roof', 440, 336, 72, 66),
      panes(445, 341, 28, 61, 2, 6, 'lit'),
      panes(554, 336, 32, 38, 2, 8, 'lit'),
      panes(350, 336, 32, 38, 1, 8, 'lit'),
    ),
    ground('duskSand', '0,404 400,400 800,406'),
    path('litL', 'M430 402h92l60 50H380z'),
    path('road', 'M0 448H800V500H0Z'),
    path(
      'lane',
      'M30 474h56v5H30zM170 474h56v5h-56zM310 474h56v5h-56zM450 474h56v5h-56zM590 474h56v5h-56zM730 474h56v5h-56z',
    ),
    // The ambulance and the halo of its light.
    circle('dusk3', 208, 290, 44) + circle('peachS', 208, 290, 28),
    rect('coral', 194, 276, 28, 22, 8),
    path('shade', 'M62 462H400L420 474H40Z'),
    path('coat', 'M76 452V312Q76 298 90 298H284Q296 298 302 308L336 366L378 380Q390 384 390 398V452Z'),
    path('coatS', 'M76 452V424H390V452Z'),
    path('coral', 'M76 388H330L378 396Q388 398 389 406H76Z'),
    path('lit', 'M266 320H284L314 372H266Z') + path('litL', 'M266 320H274L292 372H266Z'),
    rect('lit', 108, 322, 60, 42, 6) + path('litL', 'M114 322h34l-26 42h-8q-6 0-6-6v-30q0-6 6-6z'),
    rect('lit', 190, 322, 56, 42, 6) + path('litL', 'M196 322h30l-26 42h-4q-6 0-6-6v-30q0-6 6-6z'),
    rect('lit', 378, 412, 12, 14, 4),
    circle('hallS', 134, 454, 28) + circle('steel', 134, 454, 12),
    circle('hallS', 326, 454, 28) + circle('steel', 326, 454, 12),
    // The phone in a hand.
    path('goldS', 'M560 500L586 452L672 470L690 500Z'),
    rotated(
      10,
      620,
      380,
      path('skin2S', 'M574 400Q562 440 584 470L664 474Q688 440 676 404Z'),
      rect('steelS', 569, 283, 102, 178, 16),
      rect('hall', 572, 286, 96, 172, 14),
      rect('film', 580, 296, 80, 152, 8),
      circle('coral', 620, 366, 28),
      handset(620, 366, 0.66),
      line('boneS', 5, 'M602 320h36M608 420h24'),
      line('skin2', 20, 'M672 372L664 396M674 402L664 424M672 432L662 450'),
      line('skin2', 24, 'M560 440Q556 410 576 390'),
    ),
  ].join('');
}

function handset(x: number, y: number, scale: number): string {
  return placed(
    x,
    y,
    scale,
    path(
      'paper',
      'M-22-18Q-14-28-8-20L-2-10Q0-6-4-2L-7 1Q-2 10 7 14L10 11Q14 7 18 10L26 16Q32 22 22 29Q12 34-6 20Q-24 4-26-8Q-26-14-22-18Z',
    ),
  );
}

/** A phone, an envelope and two speech bubbles in the desert. */
function contact(): string {
  return [
    sky('dawn', 400, 268, 96),
    ridge('far', 400, 380, '0,276 90,236 190,288 290,254 400,296 510,262 610,290 710,230 800,270'),
    ridge('mid', 400, 390, '0,316 120,290 240,330 380,312 540,332 680,296 800,320'),
    ground('plain', '0,350 400,342 800,350'),
    ground('hill1', '0,374 300,362 800,370'),
    joshua(112, 420, 0.9),
    ground('hill2', '0,424 260,408 540,418 800,404'),
    path('shade', 'M250 440H400L480 466H300Z'),
    rotated(
      -5,
      320,
      300,
      rect('steelS', 242, 128, 168, 316, 26),
      rect('hall', 236, 122, 166, 316, 26),
      rect('screen', 248, 138, 142, 284, 16),
      circle('cream', 319, 246, 60) + circle('peach', 319, 246, 42),
      path('boneS', 'M248 290L290 250L324 284L352 262L390 296V340H248Z') +
        path('hill2', 'M248 318Q320 296 390 322V340H248Z'),
      rect('screen', 248, 334, 142, 20),
      sign(284, 380, 24) + circle('coral', 354, 380, 24),
      handset(354, 380, 0.6),
      rect('hall', 296, 128, 46, 8, 4),
    ),
    path('shade', 'M470 448H660L720 468H500Z'),
    rotated(
      4,
      566,
      380,
      rect('paper', 456, 308, 220, 140, 10),
      path('paperS', 'M456 438L546 372H586L676 438Q676 448 666 448H466Q456 448 456 438Z'),
      path('coatS', 'M456 318Q456 308 466 308H666Q676 308 676 318L576 396Q566 402 556 396Z'),
      path('paper', 'M462 309H670L576 380Q566 386 556 380Z'),
      sign(566, 372, 24),
    ),
    path(
      'sage',
      'M452 108H628Q650 108 650 130V186Q650 208 628 208H512L474 240V208H452Q430 208 430 186V130Q430 108 452 108Z',
    ),
    path('sageS', 'M430 176Q540 206 650 170V186Q650 208 628 208H512L474 240V208H452Q430 208 430 186Z'),
    line('coat', 10, 'M466 142H606M466 170H560'),
    path(
      'coat',
      'M150 74H264Q282 74 282 92V134Q282 152 264 152H236L214 176V152H150Q132 152 132 134V92Q132 74 150 74Z',
    ),
    circle('coral', 178, 113, 8) + circle('coral', 207, 113, 8) + circle('coral', 236, 113, 8),
    ground('hill3', '0,466 180,454 420,474 640,462 800,450'),
    bushes('66,472,0.5 210,470,-0.34 440,478,0.34 730,464,-0.52'),
  ].join('');
}

/** The same person before and after: resting on a bench, walking on a trail. */
function weightLossStory(): string {
  return [
    rect('morn1', 0, 0, 800, 500),
    circle('morn2', 190, 236, 250) + circle('morn3', 190, 236, 170),
    ridge('far', 400, 380, '0,262 80,226 170,272 250,240 330,276 420,250'),
    ground('mid', '0,332 200,320 430,332'),
    ground('hill1', '0,366 220,356 440,366'),
    joshua(72, 398, 0.7),
    ground('sand', '0,412 200,402 440,410'),
    restOnBench(),
    path('dawn0', 'M430 0Q370 130 410 250T400 500H800V0Z'),
    path('dawn1', 'M452 0Q396 130 432 250T424 500H800V0Z'),
    path('dawn2', 'M560 500V160A170 170 0 0 1 800 110V500Z'),
    circle('dawn3', 680, 214, 118) + circle('sun', 680, 214, 66),
    path('far', 'M430 250L500 218L560 262L630 228L700 256L760 206L800 230V380H427Z'),
    path(
      'farS',
      'M500 218L430 250L429 310L476 290ZM630 228L560 262L574 310L612 280ZM760 206L700 256L714 300L742 260Z',
    ),
    path('hill1', 'M427 336Q600 312 800 332V500H424Z'),
    bushes('744,352,0.2 480,350,0.18'),
    path('hill2', 'M421 396Q600 380 800 390V500H424Z'),
    path('sand', 'M424 468Q560 452 690 400Q730 382 760 352L776 354Q770 400 720 440Q690 470 640 500H424Z'),
    placed(
      588,
      466,
      1.02,
      walker({ skin: 'skin2', hair: 'brown', haircut: 'short', top: 'sage', legs: 'denim' }),
    ),
    path('hill3', 'M660 500Q720 464 800 462V500ZM0 470Q120 456 240 500H0Z'),
    bushes('742,482,0.46 60,482,-0.44'),
  ].join('');
}

function restOnBench(): string {
  return [
    path('shade', 'M60 468Q220 454 380 468Q220 482 60 468Z'),
    rect('woodS', 96, 396, 14, 70) + rect('woodS', 318, 396, 14, 70),
    rect('woodS', 84, 292, 10, 110) + rect('wood', 72, 300, 276, 18, 6) + rect('wood', 72, 332, 276, 18, 6),
    line('denimS', 52, 'M220 372L292 376L288 440'),
    path('coralS', 'M264 468h72q-2-20-26-24l-22-4h-24z'),
    line('skin2S', 26, 'M258 270L296 318L322 352'),
    line('sageS', 40, 'M250 262L276 294'),
    head(222, 172, 1.06, { skin: 'skin2', hair: 'brown', haircut: 'short' }),
    path(
      'sage',
      'M150 262Q154 224 198 218L236 216Q272 220 280 258Q308 310 296 352Q288 396 250 398H160Q132 392 136 346Q138 300 150 262Z',
    ),
    path('sageS', 'M150 262Q154 230 182 221Q176 300 190 398H160Q132 392 136 346Q138 300 150 262Z'),
    line('denim', 56, 'M196 384L322 384L316 440'),
    path('coral', 'M290 468h78q-2-22-30-28h-48z') + rect('paper', 290, 462, 80, 7, 3),
    line('skin2', 27, 'M190 268L206 340L282 362'),
    circle('skin2', 288, 362, 17),
    line('sage', 42, 'M190 264L199 306'),
    rect('wood', 66, 404, 290, 14, 6) + rect('woodS', 66, 412, 290, 6, 3),
  ].join('');
}

export const helpPages = { emergency, contact, 'weight-loss-story': weightLossStory };
