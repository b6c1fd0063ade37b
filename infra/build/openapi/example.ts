import * as z from 'zod/mini';
import { contractOf, type RouteId } from '#shared/contract/routes.ts';
import { fieldExamples } from './field-examples.ts';
import { named } from './schemas.ts';

/** A request to a route, and each of its replies. Parts that the route doesn't take are undefined. */
export interface Example {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: Record<string, unknown> | unknown[] | undefined;
  replies: Record<number, unknown>;
}

type Schema = z.core.JSONSchema.BaseSchema;
type Definitions = Record<string, Schema>;

/**
 * The example of a field: its entry in `fieldExamples`, or the schema's own example if there is no entry, or if the
 * schema has an enum or a constant.
 */
function exampleOfField(name: string, field: Schema, definitions: Definitions): unknown {
  const isTold = field.enum !== undefined || field.const !== undefined;
  return name in fieldExamples && !isTold ? fieldExamples[name] : exampleOfSchema(field, [name], definitions);
}

/** @param prefixes the object's names, which distinguish its fields from others of the same name */
function exampleOfObject(schema: Schema, prefixes: readonly string[], definitions: Definitions): object {
  const { properties = {}, required = [] } = schema;
  // The document shows each parameter of a path or query separately, so optional ones need an example, too.
  const showsAll = prefixes.includes('params') || prefixes.includes('query');
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const key = prefixes.map((prefix) => `${prefix}.${name}`).find((one) => one in fieldExamples);
    if (key) return [[name, fieldExamples[key]] as const];
    const example = exampleOfField(name, field as Schema, definitions);
    return (showsAll || required.includes(name)) && example !== undefined ? [[name, example] as const] : [];
  });
  return Object.fromEntries(fields);
}

function exampleOfSchema(schema: Schema, prefixes: readonly string[], definitions: Definitions): unknown {
  const { $ref, anyOf, enum: [first] = [schema.const], type } = schema;
  if ($ref) {
    const id = $ref.replace('#/$defs/', '');
    return fieldExamples[id] ?? exampleOfSchema(definitions[id] ?? {}, [id, ...prefixes], definitions);
  }
  if (anyOf) return exampleOfSchema(anyOf[0] as Schema, prefixes, definitions);
  if (type === 'object') return exampleOfObject(schema, prefixes, definitions);
  if (type === 'array') return [exampleOfSchema(schema.items as Schema, prefixes, definitions)];
  if (first !== undefined) return first;
  if (type === 'boolean') return false;
  return type === 'number' || type === 'integer' ? 1 : undefined;
}

/**
 * An example that a schema accepts: the required fields, with the values of `fieldExamples` or else the first
 * value that the schema allows. Undefined without a schema, or for a schema without a value.
 * @param prefixes prefixes of the fields as in `fieldExamples`: the part of the request, or `replies`, and
 * the route's domain
 */
export function exampleOf<Value>(
  schema: z.ZodMiniType<Value> | undefined,
  ...prefixes: readonly string[]
): Value | undefined {
  if (!schema) return undefined;
  const io = prefixes.includes('replies') ? 'output' : 'input';
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' });
  return exampleOfSchema(root, prefixes, $defs) as Value | undefined;
}

/** A request to a route and its replies, made from its schemas. */
export function routeExample(id: RouteId): Example {
  const { handler, params, query, body, replies } = contractOf(id);
  const domain = handler.split('/')[0] ?? '';
  const bodies = Object.entries(replies).map(([status, reply]) => [
    status,
    exampleOf(reply, 'replies', domain),
  ]);
  return {
    params: exampleOf(params, 'params', domain),
    query: exampleOf(query, 'query', domain),
    body: exampleOf(body, 'body', domain),
    replies: Object.fromEntries(bodies),
  };
}
