/** The label of somebody who has none of the roles (ACC-273). */
export const NO_ROLES = "Unassigned"
