/** Mutations that no page of the journeys sends, each with the reason. */
export const UNSENT: { readonly [mutation: string]: string } = {
  getOrCreateMessageAllChats: "A call of the specification. A seller's talks open one by one.",
  noticeMessageAdded:
    "The adapter of the hosted chat service sends it. Our own gateway tells of a message when it is sent.",
  signBDADocument:
    "Signed while earnest money moves by itself, which the settings refuse until a payment provider moves it.",
  updateAddressInfo: "A call of the specification. Dialogs save the whole profile.",
  updateBuyerSellerInfo: "A call of the specification. Dialogs save the whole profile.",
  updateCompanyInfo: "A call of the specification. Dialogs save the whole profile.",
  updateVdrFolderName: "A call of the specification. Rooms rename files and folders alike.",
}

/** Pages of the router that nobody reaches by clicks from the home page, each with the reason. */
export const UNREACHED: { readonly [path: string]: string } = {
  "/buy-commercial-real-estate-loans/:word": "An address of the specification that shows the listing.",
  "/buy-commercial-real-estate-loans/assets":
    "The first step of an offer on several assets. The choice beside the list does it, and no journey goes back to the step.",
  "/buy-commercial-real-estate-loans/assets/:id":
    "The first step of an offer on several assets. The choice beside the list does it, and no journey goes back to the step.",
  "/buy-commercial-real-estate-loans/deposit-agreement":
    "A step while earnest money moves by itself, and the demo has no payment provider that moves it.",
  "/buy-commercial-real-estate-loans/deposit-agreement/:id":
    "A step while earnest money moves by itself, and the demo has no payment provider that moves it.",
  "/sell": "An address of the specification. The header's Sell leads to the way that this market has.",
  "/creationComplete": "An address of the specification. A saved draft's own address names the draft.",
  "/successPayment": "A payment provider leads back there, and the market takes no payment for a listing.",
  "/successPayment/:id": "A payment provider leads back there, and the market takes no payment for a listing.",
  "/admin/buyer-requests": "An address of the specification that shows the buyer requests.",
  "/buyer/favorites": "An address of the specification that shows the favorites.",
  "/sellerEditAsset": "An address of the specification that leads into the wizard.",
  "/sellerEditAsset/:id": "An address of the specification that leads into the wizard.",
  "/unsubscribe": "Its links stand in mails.",
}
