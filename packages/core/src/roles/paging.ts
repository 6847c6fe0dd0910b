/** Role requests on a page. Source: specification of accounts, point 9. */
export const REQUESTS_ON_A_PAGE = 12
