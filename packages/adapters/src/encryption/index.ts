/** Sensitive papers over the encryption service's wire. */
export { documentsEncryption, type EncryptionService } from "./documents.ts"
export { fetchTransport, type Transport, xhrTransport } from "./transport.ts"
