import { type Params, textOf } from './form.ts';
import { pageOf } from './params.ts';
import type { Route } from './route.ts';
import type { Shape } from './shape.ts';

interface List<Item> {
  /** `/v1/refunds` */
  path: string;
  shape: Shape;
  /** Oldest first. */
  all: () => readonly Item[];
  /** The parameters that, where a call has them, must equal the field of the same name. */
  equal?: readonly (keyof Item & string)[];
  /** Any other filter. */
  filter?: (params: Params) => (item: Item) => boolean;
}

/** The route that lists objects, newest first, page by page. */
export function listRoute<Item extends { id: string; created: number }>({
  path,
  shape,
  all,
  equal = [],
  filter = () => () => true,
}: List<Item>): Route {
  return {
    endpoint: `GET ${path}`,
    shape,
    run: (_, params) => {
      const named = equal.filter((name) => textOf(params, name) !== undefined);
      const isEqual = (item: Item) => named.every((name) => item[name] === textOf(params, name));
      const found = all().filter(isEqual).filter(filter(params));
      return pageOf(found, params, path);
    },
  };
}
