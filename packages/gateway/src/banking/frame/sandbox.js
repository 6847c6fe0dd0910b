import { post, token } from "./posting.js"

const { provider } = document.body.dataset
const banks = JSON.parse(document.querySelector("template").innerHTML)
const root = document.querySelector("main")

const element = (name, fields = {}, ...children) => {
  const made = Object.assign(document.createElement(name), fields)
  made.append(...children)
  return made
}

const show = (...children) => {
  root.replaceChildren(...children)
  root.querySelector("input, button")?.focus()
}

const button = (label, onclick, fields = {}) => element("button", { type: "button", onclick, ...fields }, label)
const cancel = () => button("Cancel", () => post({ event: "cancelled" }))
const heading = (title, text) => [element("h1", {}, title), element("p", {}, text)]
const list = (buttons) => element("ul", {}, ...buttons.map((one) => element("li", {}, one)))
const alert = (text) => element("div", { className: "error", role: "alert" }, text)

const ask = async (typed) => {
  const response = await fetch("/bank-connection/sandbox", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ link: token, ...typed }),
  })
  return response.json()
}

/** What can be put right here is said here; all else ends the connection. */
const refused = ({ message, reason }, typed) => {
  if (reason === "wrongCredentials") signIn(typed, message)
  else
    show(
      element("h1", {}, "The bank is not connected"),
      alert(message),
      element(
        "div",
        { className: "acts" },
        button("Close", () => post({ event: "failed", reason })),
      ),
    )
}

const chooseBank = () =>
  show(
    ...heading("Choose your bank", "A sandbox: nobody has money at these banks."),
    list(banks.map((bank) => button(bank.name, () => signIn({ bank: bank.id }), { className: "wide" }))),
    element("div", { className: "acts" }, cancel()),
  )

const signIn = ({ bank, user = "" }, error) => {
  const name = element("input", { name: "user", autocomplete: "off", required: true, value: user })
  const password = element("input", { name: "password", type: "password", autocomplete: "off", required: true })
  const form = element(
    "form",
    {
      onsubmit: (event) => {
        event.preventDefault()
        void entered({ bank, user: name.value, password: password.value })
      },
    },
    element("label", {}, "User name", name),
    element("label", {}, "Password", password),
    element(
      "div",
      { className: "acts" },
      element("button", { type: "submit" }, "Sign in"),
      button("Another bank", chooseBank),
      cancel(),
    ),
  )
  const { name: title } = banks.find(({ id }) => id === bank)
  show(
    ...heading(
      title,
      "user_good, user_no_address, user_locked, user_expired or user_outage; the password is pass_good.",
    ),
    ...(error ? [alert(error)] : []),
    form,
  )
}

const entered = async (typed) => {
  const answer = await ask(typed)
  if (answer.reason) refused(answer, typed)
  else
    show(
      ...heading("Choose an account", "Deposits go through a checking or savings account."),
      list(
        answer.accounts.map(({ id, lastFour, name }) =>
          button(`${name} ••••${lastFour}`, () => void chosen(typed, id), { className: "wide" }),
        ),
      ),
      element("div", { className: "acts" }, cancel()),
    )
}

const chosen = async (typed, account) => {
  const answer = await ask({ ...typed, account })
  if (answer.reason) return refused(answer, typed)
  const bankName = banks.find(({ id }) => id === typed.bank).name
  if (provider === "plaid")
    post({
      event: "plaidConnected",
      publicToken: answer.token,
      accountId: account,
      bankName,
      connectionType: "online",
    })
  else post({ event: "vopayConnected", token: answer.token })
  show(...heading("Connected", `${bankName} is connected. You can go on.`))
}

chooseBank()
