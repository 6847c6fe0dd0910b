/** Which parts of the product a person is shown. */
export { type Area, roleFlags, roleLabels, seesArea } from "./areas.ts"
export {
  AFTER_CLOSING,
  afterPublishRefusal,
  areaGuard,
  assetGuard,
  type Closing,
  closingGuard,
  CONTACT,
  HOME,
  loginGuard,
  offerGuard,
  type Passage,
  sellingGuard,
} from "./guards.ts"
