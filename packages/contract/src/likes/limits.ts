/** Likes given and received on one page. */
export const likesPageSize = 200
