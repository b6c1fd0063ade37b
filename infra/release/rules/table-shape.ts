import { type Json, listAt, textAt, valueAt } from '#infra/release/snapshot/json.ts';
import type { Resource } from '#infra/release/snapshot/snapshot.ts';

/** A key's attributes with their types. */
function keyShape(table: Resource, keySchema: readonly Json[]): Json {
  const types = new Map(
    listAt(table.Properties, 'AttributeDefinitions').map((attribute) => [
      textAt(attribute, 'AttributeName'),
      textAt(attribute, 'AttributeType'),
    ]),
  );
  return keySchema.map((key) => {
    const name = textAt(key, 'AttributeName');
    return [name ?? '', types.get(name) ?? '', textAt(key, 'KeyType') ?? ''];
  });
}

/** The table's own key, which can't change. */
export function tableKey(table: Resource): Json {
  return keyShape(table, listAt(table.Properties, 'KeySchema'));
}

/** What can't change about each global index, by its name. */
export function indexShapes(table: Resource): Map<string, Json> {
  return new Map(
    listAt(table.Properties, 'GlobalSecondaryIndexes').map((index) => [
      textAt(index, 'IndexName') ?? '',
      [keyShape(table, listAt(index, 'KeySchema')), valueAt(index, 'Projection') ?? null],
    ]),
  );
}
