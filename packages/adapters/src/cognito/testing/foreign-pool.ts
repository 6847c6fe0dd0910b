/** What is asked of a pool by whoever keeps it, over the wire that Amazon documents; pools that check signatures would refuse it. */
const kept =
  (endpoint: string) =>
  async (operation: string, input: object): Promise<unknown> => {
    const answer = await fetch(endpoint, {
      method: "POST",
      headers: {
        "content-type": "application/x-amz-json-1.1",
        "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify(input),
    })
    const told: unknown = await answer.json()
    if (!answer.ok) throw new Error(`${operation}: ${JSON.stringify(told)}`)
    return told
  }

/** Follows names through an answer to a text. */
const textAt = (answer: unknown, ...path: ReadonlyArray<string>): string => {
  let here: unknown = answer
  for (const name of path) here = typeof here === "object" && here !== null ? Reflect.get(here, name) : undefined
  if (typeof here !== "string") throw new Error(`No ${path.join(".")} in ${JSON.stringify(answer)}`)
  return here
}

/** A fresh pool at `endpoint` with one client, which whoever has an e-mail may join. */
export const makePool = async (endpoint: string) => {
  const ask = kept(endpoint)
  const made = await ask("CreateUserPool", {
    PoolName: "xl",
    UsernameAttributes: ["email"],
    AutoVerifiedAttributes: ["email"],
  })
  const userPoolId = textAt(made, "UserPool", "Id")
  const client = await ask("CreateUserPoolClient", {
    UserPoolId: userPoolId,
    ClientName: "web",
    ExplicitAuthFlows: ["ALLOW_USER_PASSWORD_AUTH"],
  })
  return {
    userPoolId,
    userPoolClientId: textAt(client, "UserPoolClient", "ClientId"),
    /** An account that an administrator makes; its password must be changed at the first sign-in. */
    invite: (email: string, password: string) =>
      ask("AdminCreateUser", {
        UserPoolId: userPoolId,
        Username: email,
        TemporaryPassword: password,
        DesiredDeliveryMediums: ["EMAIL"],
        UserAttributes: [
          { Name: "email", Value: email },
          { Name: "email_verified", Value: "true" },
        ],
      }),
  }
}
