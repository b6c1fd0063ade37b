import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { maxMessageLength } from '#shared/contact/contact-form.ts';
import { contractOf, routeIds } from '#shared/contract/routes.ts';

/** zod's internal definition of a schema, whose fields depend on its type. */
interface Definition {
  type: string;
  shape?: Record<string, Node>;
  element?: Node;
  innerType?: Node;
  in?: Node;
  options?: Node[];
}
type Node = z.ZodMiniType & { _zod: { def: Definition } };

/** The schemas inside this one that accept arbitrary texts or keys, each with its path. Enums and literals don't. */
function textsIn(schema: Node, path: string): [string, Node][] {
  const { type, shape, element, innerType, in: input, options } = schema._zod.def;
  if (type === 'string' || type === 'record' || type === 'any' || type === 'unknown') return [[path, schema]];
  const inner = [innerType, input, ...(options ?? [])].filter((node) => node !== undefined);
  return [
    ...Object.entries(shape ?? {}).flatMap(([key, field]) => textsIn(field, `${path}.${key}`)),
    ...(element ? textsIn(element, `${path}[]`) : []),
    ...inner.flatMap((node) => textsIn(node, path)),
  ];
}

/** Whether a pattern has both anchors and no unlimited repetition. */
function isBounded(pattern: string): boolean {
  const outsideClasses = pattern.replace(/\\./g, '').replace(/\[[^\]]*\]/g, '');
  return /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(outsideClasses);
}

function hasMaximumLength(schema: Node): boolean {
  const { maxLength, pattern, allOf = [] } = z.toJSONSchema(schema, { io: 'input' });
  const patterns = [pattern, ...allOf.map((one) => one.pattern)].filter((one) => one !== undefined);
  return Number(maxLength) <= maxMessageLength || patterns.some(isBounded);
}

/** Characters that no field allows, not even a field for prose: control characters, and half of a surrogate pair. */
const controls = ['\u0000', '\u0007', '\u001b', '\u007f', '\u0085', '\ud800'];

function hasShape(schema: Node): boolean {
  return controls.every((mark) =>
    ['a', '5', '555'].every((a) => !schema.safeParse(`${a}${mark}${a}`).success),
  );
}

function complaints(schema: Node, path: string): string[] {
  return textsIn(schema, path).flatMap(([name, text]) => [
    ...(hasMaximumLength(text) ? [] : [`${name} has no maximum length`]),
    ...(hasShape(text) ? [] : [`${name} takes text of any shape`]),
  ]);
}

test('every text of every request has a maximum length and a shape', () => {
  const found = routeIds.flatMap((id) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = contractOf(id)[part] as Node | undefined;
      return schema ? complaints(schema, `${id} ${part}`) : [];
    }),
  );
  expect(found).toEqual([]);
});

test.each<[string, z.ZodMiniType, string[]]>([
  ['a text', z.string(), ['x has no maximum length', 'x takes text of any shape']],
  ['a length alone', z.string().check(z.maxLength(9)), ['x takes text of any shape']],
  ['an endless pattern', z.string().check(z.regex(/^\w+$/)), ['x has no maximum length']],
  ['a record', z.record(z.string(), z.number()), ['x has no maximum length']],
  ['a bounded pattern', z.string().check(z.regex(/^\w{1,9}$/)), []],
  ['an enum', z.enum(['a', 'b']), []],
])('the test above judges %s', (_, schema, expected) => {
  expect(complaints(schema as Node, 'x')).toEqual(expected);
});

test('the test above finds what is deep inside', () => {
  const deep = z.object({ a: z.optional(z.array(z.nullable(z.object({ b: z._default(z.string(), '') })))) });
  expect(textsIn(deep as unknown as Node, 'x').map(([path]) => path)).toEqual(['x.a[].b']);
});
