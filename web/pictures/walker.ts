import type { Shaded } from './palette.ts';
import { shadeOf } from './palette.ts';
import { type Appearance, head } from './people.ts';
import { circle, line, path, rect, rotated } from './shapes.ts';

interface Walker extends Appearance {
  top: Shaded;
  legs: Shaded;
}

/** A person walking to the right with a water bottle, 330 units tall, with the feet at (0, 0). */
export function walker(person: Walker): string {
  const { skin, top, legs } = person;
  return [
    path('shade', 'M-90 4Q0-8 92 4Q0 16-90 4Z'),
    line(shadeOf(skin), 22, 'M-36-232L-62-186L-34-156'),
    circle(shadeOf(skin), -32, -154, 13),
    line(shadeOf(top), 28, 'M-36-232L-54-200'),
    line(shadeOf(legs), 34, 'M-8-136L-40-78L-78-34'),
    path('coralS', 'M-98-24l18-26 16 10-14 34q-6 8-12 4q-10-8-8-22z'),
    line(legs, 36, 'M8-136L44-84L46-22'),
    path('coral', 'M26 0v-22h32q30 6 32 22z') + rect('paper', 26, -5, 64, 6, 3),
    head(0, -294, 1, person),
    path(top, 'M-48-214Q-46-248-16-252L14-254Q42-250 42-222L36-128H-38Z'),
    path(shadeOf(top), 'M-48-214Q-46-244-26-248L-20-190L-24-128H-38Z'),
    line(skin, 22, 'M26-228L44-176L92-172'),
    line(top, 29, 'M24-228L37-194'),
    rotated(
      12,
      96,
      -176,
      rect('water', 84, -214, 24, 52, 6),
      rect('pine', 88, -224, 16, 12, 3),
      rect('waterS', 99, -210, 9, 46, 4),
    ),
    circle(skin, 97, -177, 13),
  ].join('');
}
