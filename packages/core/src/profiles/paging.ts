/** People on a page. */
export const USERS_ON_A_PAGE = 25
