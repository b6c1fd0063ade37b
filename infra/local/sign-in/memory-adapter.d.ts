/** The provider's own storage in memory, for which its types have no module. */
declare module 'oidc-provider/lib/adapters/memory_adapter.js' {
  export function createMemoryAdapter(): import('oidc-provider').AdapterFactory;
}
