import { PROOF_OF_FUNDS_TYPES } from "@xl/core/documents"
import type { AssetId } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { Banner, ErrorState, FileDrop, RowsSkeleton, Select, Stack } from "../parts/index.ts"
import { localFile } from "../profile/local-file.ts"
import { pageOf, useViewModel } from "../view-model/index.ts"
import { typeLegal } from "./legal.ts"
import type { ListingWizard } from "./listing-wizard.ts"
import { type OwnAgreementModel, ownAgreementModel } from "./own-agreement-model.ts"

interface Props {
  readonly wizard: ListingWizard
}

/** The seller's own document: one of the General folder's files, or one that is put there. */
export const OwnAgreement = observer(({ wizard }: Props) => {
  const model = useViewModel(ownAgreementModel)
  const { id } = wizard
  useEffect(() => {
    if (id !== null) void model.open(id)
    return model.cancel
  }, [model, id])
  return id === null ? null : <Home model={model} wizard={wizard} id={id} />
})

interface HomeProps extends Props {
  readonly model: OwnAgreementModel
}

const Home = observer(({ id, model, wizard }: HomeProps & { readonly id: AssetId }) => {
  const { home } = model
  if (home.tag === "failed")
    return (
      <ErrorState title="The General folder did not load" onRetry={() => void model.open(id)}>
        {home.said}
      </ErrorState>
    )
  if (pageOf(home) === null) return <RowsSkeleton label="The General folder is loading" />
  return (
    <Stack $gap={4}>
      <Chosen model={model} wizard={wizard} />
      <FileDrop
        label={model.files.length === 0 ? "Your own document (optional)" : "Another document"}
        helper="PDF, JPEG or PNG, at most 5 MB. It goes into the General folder of the data room."
        accepts={PROOF_OF_FUNDS_TYPES}
        isDisabled={pageOf(home)?.mayAdd !== true}
        uploads={model.upload ? [model.upload] : []}
        onFiles={([file]) => file && void model.send(localFile(file), wizard)}
        onCancel={model.cancel}
        onRemove={model.cancel}
        onRetry={() => model.retry(wizard)}
      />
    </Stack>
  )
})

const NONE = { id: "", label: "None" }

const Chosen = observer(({ model: { files }, wizard }: HomeProps) => {
  const { customCADoc } = wizard.form.legal
  const isThere = customCADoc === null || files.some(({ id }) => id === customCADoc)
  return (
    <>
      {!isThere && (
        <Banner tone="warn">
          The document that was chosen does not lie in the General folder any more, so the agreement goes without it.
        </Banner>
      )}
      {files.length > 0 && (
        <Select
          label="Your own document"
          isOptional
          name="customCADoc"
          helper="A file of the General folder, where everyone who is signed in may read it. It becomes part of the agreement"
          options={[NONE, ...files.map(({ id, name }) => ({ id, label: name }))]}
          value={isThere ? (customCADoc ?? NONE.id) : undefined}
          onChange={(chosen) => typeLegal(wizard, { customCADoc: chosen === NONE.id ? null : chosen })}
        />
      )}
    </>
  )
})
