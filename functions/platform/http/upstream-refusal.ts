import { Problem } from '#shared/api/problem.ts';

/** A service understood our request and refused it. Unlike a service that is down, that is probably our fault. */
export class UpstreamRefusal extends Problem {
  constructor(detail: string) {
    super('upstream', detail);
  }
}
