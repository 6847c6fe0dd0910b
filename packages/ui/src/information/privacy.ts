import type { HouseDocument } from "./document.ts"

/** What the product keeps of people, as it does it; what the law asks beyond that, counsel settles. */
export const PRIVACY: HouseDocument = {
  title: "Privacy Policy",
  lead: "What we keep about you, why, who sees it and how you have it corrected or removed.",
  sections: [
    {
      id: "who",
      title: "Who is responsible",
      blocks: [
        "The operator of this marketplace decides what happens to your data and answers for it. Write to {email} about anything on this page.",
      ],
    },
    {
      id: "what",
      title: "What we keep",
      blocks: [
        {
          list: [
            "Account: your e-mail address, a hash of your password that cannot be turned back into it, and when you last signed in.",
            "Profile: the name, phone, company, address and job title that you enter.",
            "Buyers: the purchasing entity, the proof-of-funds documents you upload, the approved sum and its dates.",
            "Sellers: the selling entity, who signs for it, and what you write in your listings.",
            "Deals: offers, choices, periods and documents, with who did what and when.",
            "Questions that you send us by a form.",
            "Technical records: the address a request comes from, the page asked for, and errors. They hold no message, price or document.",
          ],
        },
      ],
    },
    {
      id: "why",
      title: "Why we keep it",
      blocks: [
        "To run the sales you take part in, to check that offers are backed by funds, to keep accounts safe, to answer you, and to keep records that the law asks for. We do not sell personal data and do not use it for advertising by others.",
      ],
    },
    {
      id: "who-sees",
      title: "Who sees what",
      blocks: [
        "Visitors see listings, never who stands behind them, unless the seller discloses the contact.",
        "A seller sees the offers on the seller's own loans, with the buyer's name, approved sum and the day of approval. A seller never sees the documents behind it.",
        "A buyer sees the buyer's own offers. Buyers never learn the number, price or identity of others.",
        "Administrators see what they need to approve roles and listings. Each look at a person's data is put on record.",
        "Nobody but you and an administrator opens your proof-of-funds documents.",
      ],
    },
    {
      id: "safety",
      title: "How it is kept",
      blocks: [
        "Uploaded documents are encrypted, each with a key of its own. Passwords are stored as hashes. Every step of a sale is written to a log in which a later change can be seen.",
        "No system is beyond attack. When something happens that puts you at risk, we tell you and those whom the law names.",
      ],
    },
    {
      id: "browser",
      title: "What is stored in your browser",
      blocks: [
        "To keep you signed in, your browser holds the tokens of your session. When you sign out, they are removed with everything else that the site stored, except your choice of light or dark and your choice about consent, which are kept in cookies.",
        "Where you arrive through a link with campaign words in its address, those words are kept until you sign in, and then stored with your account once.",
        "Nothing of another company is loaded before you consent to it.",
      ],
    },
    {
      id: "others",
      title: "Companies that work for us",
      blocks: [
        "The operator may use companies for sign-in, mail, payments, bank connections, messages, error reports and maps. Each of them is off until the operator switches it on. Before the marketplace opens to the public, the operator lists here which ones are used, what they receive and where they are.",
      ],
    },
    {
      id: "how-long",
      title: "How long",
      blocks: [
        "Account and profile: as long as you have an account. Records of deals: as long as the law asks after they end. Technical records: a short time that the operator sets. Questions sent by a form: until they are answered and no longer needed.",
      ],
    },
    {
      id: "rights",
      title: "Your rights",
      blocks: [
        "You may ask what we keep about you, have it corrected, receive a copy, and have it erased where no open deal and no law stands against it. Depending on where you live, you have further rights, such as to object or to complain to an authority. Write to {email}. We check that it is you, and answer within the time that the law sets.",
      ],
    },
    {
      id: "children",
      title: "Children, and changes to this page",
      blocks: [
        "The marketplace is for businesses and adults. When this page changes, the new text stands here with its date, and people with an account are told by e-mail where the change matters to them.",
      ],
    },
  ],
}
