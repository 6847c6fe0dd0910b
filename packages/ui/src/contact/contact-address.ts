/** A letter to the administrators, a call, or a message to the house. */
export type ContactAsked = "administrators" | "call" | "message"

/** What `?contact=` asks for, or null: a dialog of the address opens for whoever is sent it, and back closes it. */
export const contactAsked = (params: URLSearchParams): ContactAsked | null => {
  const asked = params.get("contact")
  return asked === "administrators" || asked === "call" || asked === "message" ? asked : null
}

/** The purpose that the address chooses beforehand. */
export const purposeAsked = (params: URLSearchParams): string => params.get("purpose") ?? ""

/** The same address without the dialog. */
export const withoutContact = (params: URLSearchParams): URLSearchParams => {
  const rest = new URLSearchParams(params)
  rest.delete("contact")
  rest.delete("purpose")
  return rest
}
