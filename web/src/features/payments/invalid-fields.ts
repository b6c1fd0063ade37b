import type { z } from 'zod/mini';

/** The names of a form's invalid fields, in the order of its schema. */
export function invalidFields<Values>(schema: z.ZodMiniType<Values>, values: object): (keyof Values)[] {
  const { error } = schema.safeParse(values);
  return [...new Set(error?.issues.map(({ path }) => path[0] as keyof Values))];
}
