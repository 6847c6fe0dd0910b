/** One question that people ask, and what holds. */
export interface AskedOften {
  readonly question: string
  readonly answer: ReadonlyArray<string>
}

/** Questions about one matter. */
export interface Matter {
  readonly id: string
  readonly title: string
  readonly questions: ReadonlyArray<AskedOften>
}

/** What people ask, by matter; every answer is what the product does. */
export const QUESTIONS: ReadonlyArray<Matter> = [
  {
    id: "market",
    title: "The market",
    questions: [
      {
        question: "What is sold here?",
        answer: [
          "Whole loans that are secured by commercial real estate: performing, sub-performing and non-performing. You buy the note, not the building.",
        ],
      },
      {
        question: "What do the drawings show?",
        answer: [
          "A building for each loan. The roof is the value of the property, the inked part is what is owed, and a line names each amount. Where the ink reaches above the roof, more is owed than the property is worth. The drawing shows figures, not what the property looks like.",
        ],
      },
      {
        question: "May I look without an account?",
        answer: [
          "Yes. Listings, their figures and their periods are open to everybody. To make an offer or to list a loan you need an account.",
        ],
      },
    ],
  },
  {
    id: "buying",
    title: "Buying",
    questions: [
      {
        question: "How do I become a buyer?",
        answer: [
          "Complete your profile, upload a proof of funds and send the request. An administrator looks at it and you hear by e-mail.",
        ],
      },
      {
        question: "How long is an approval of funds good for?",
        answer: [
          "90 days. After that, upload a new document and ask again. Offers you have made stay, but a seller can choose one only while its buyer's funds are approved.",
        ],
      },
      {
        question: "Who sees my proof of funds?",
        answer: [
          "You and the administrators. A seller sees the approved sum and the day of the approval, never the document.",
        ],
      },
      {
        question: "Do other buyers see my offer?",
        answer: ["No. Not its price, not that you made one, and not how many there are."],
      },
      {
        question: "What is best and final?",
        answer: [
          "After the call for offers the seller may ask chosen buyers for their last word. Only they may change their offers, and only while that period runs.",
        ],
      },
      {
        question: "May I take an offer back?",
        answer: ["Until the seller has chosen, yes. The dialog says what happens to the deposit before you confirm."],
      },
    ],
  },
  {
    id: "selling",
    title: "Selling",
    questions: [
      {
        question: "Who may list a loan?",
        answer: [
          "Its owner, or a representative of the owner. You certify that in your seller profile, and an administrator looks at each listing before it is published.",
        ],
      },
      {
        question: "How does a sale go?",
        answer: [
          "You set the days of the call for offers, and if you like of a best-and-final round. Then you choose one winner. Buyer and seller accept the closing documents, each in a period of its own, and an administrator confirms the closing.",
        ],
      },
      {
        question: "May I take a listing down?",
        answer: [
          "As long as nobody has won, yes. Offers on it are declined and their deposits are returned. You can also put it on hold and go on later.",
        ],
      },
    ],
  },
  {
    id: "account",
    title: "Your account",
    questions: [
      {
        question: "Why should I verify my e-mail?",
        answer: [
          "Offers, publication and requests for a role need it: everything that happens in a deal is told by e-mail. We send you a code, and you enter it.",
        ],
      },
      {
        question: "How do I change my e-mail address?",
        answer: ["Write to us. The address is part of the record of your deals, so we change it by hand."],
      },
      {
        question: "Are the times mine?",
        answer: [
          "Each deadline is shown in your time zone and in UTC. The days of a period are days in UTC: a period ends at midnight UTC after its last day.",
        ],
      },
    ],
  },
]
