/** What a seller ticks and signs on the confirmation step (ACC-598). */
export const SELLER_CERTIFICATION =
  "I certify that I am the true legal owner of the assets that I list, or a representative whom the owner has authorized to sell them, and that what I enter is complete and correct to the best of my knowledge."
