/** Carries the visitor's IP address: the API itself sees only CloudFront's. */
export const viewerAddressHeader = 'x-viewer-address';

/** A secret that only CloudFront sends. It proves that a handler can trust `viewerAddressHeader`. */
export const originProofHeader = 'x-origin-proof';
