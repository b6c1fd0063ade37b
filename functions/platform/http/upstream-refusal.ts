import { Problem } from '#shared/api/problem.ts';

/** A service understood a request of ours and refused it. Unlike a service that is down, that is likely our fault. */
export class UpstreamRefusal extends Problem {
  constructor(detail: string) {
    super('upstream', detail);
  }
}
