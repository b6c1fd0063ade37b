/** Stands in for the cache of endpoint discovery, which is off: it never holds anything. */
export class EndpointCache {
  getEndpoint() {
    return undefined;
  }
  get() {
    return undefined;
  }
  has() {
    return false;
  }
  set() {}
  delete() {}
  clear() {}
}
