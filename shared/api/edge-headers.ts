/** Carries the visitor's address to the API, which sees only CloudFront's own. */
export const viewerAddressHeader = 'x-viewer-address';

/** Proves to a handler that a request came through CloudFront, and so that the visitor's address is true. */
export const originProofHeader = 'x-origin-proof';
