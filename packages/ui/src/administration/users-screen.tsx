import { ROLE_WORDS, type UserSearch, type UserList } from "@xl/core/roles"
import { roleLabels } from "@xl/core/navigation"
import { type Profile, USERS_ON_A_PAGE } from "@xl/core/profiles"
import { Role } from "@xl/core/kernel"
import { dayOf } from "@xl/core/shared"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ScreenHead, Wrap } from "../frame/index.ts"
import {
  Button,
  type Column,
  count,
  day,
  EmptyState,
  ErrorState,
  Facts,
  FilterBar,
  FilterSelect,
  LinkTabs,
  Pagination,
  Panel,
  RowsSkeleton,
  ScreenTitle,
  type Sort,
  Stack,
  Table,
  TypedSearch,
} from "../parts/index.ts"
import { useViewModel } from "../view-model/index.ts"
import { UserDialog } from "./user-dialog.tsx"
import { userName } from "./user-name.ts"
import { userEditor } from "./user-editor.ts"
import { type UsersModel, usersModel } from "./users-model.ts"

const TABS: ReadonlyArray<{ readonly id: UserList; readonly label: string; readonly href: string }> = [
  { id: "all", label: "All users", href: "/admin/users" },
  { id: "buyers", label: "Buyers", href: "/admin/buyers/all" },
  { id: "sellers", label: "Sellers", href: "/admin/sellers" },
  { id: "newSellers", label: "New sellers", href: "/admin/sellersNew" },
]
const roles = Object.keys(Role.keys)
  .filter(Role.is)
  .map((id) => ({ id, label: ROLE_WORDS[id].name }))

export interface UsersScreenProps {
  readonly list: UserList
  /** What the page's address says. */
  readonly search: UserSearch
  /** Goes to the address of another search. */
  readonly onSearch: (search: UserSearch) => void
  readonly now: () => number
}

/** People as administrators find them: by role or by a fragment of name, e-mail or company. */
export const UsersScreen = ({ list, search, onSearch, now }: UsersScreenProps) => {
  const model = useViewModel(usersModel)
  const editor = useViewModel(userEditor)
  useEffect(() => void model.open(search), [model, search])
  useEffect(() => editor.close, [editor])
  const open = (profile: Profile) => editor.open(profile, dayOf(now()), model.took)
  return (
    <>
      <Search list={list} search={search} onSearch={onSearch} />
      <Wrap>
        <Head model={model} />
        <LinkTabs label="Users" tabs={TABS.map((tab) => ({ ...tab, isCurrent: tab.id === list }))} />
        <People model={model} onSearch={onSearch} onOpen={open} />
      </Wrap>
      <UserDialog model={editor} />
    </>
  )
}

const Head = observer(({ model: { page } }: { readonly model: UsersModel }) => (
  <ScreenHead>
    <ScreenTitle>Users</ScreenTitle>
    {page && (
      <Facts as="output">
        <b>{count(page.total)}</b> {page.total === 1 ? "person" : "people"}
      </Facts>
    )}
  </ScreenHead>
))

const Search = ({ list, search, onSearch }: Omit<UsersScreenProps, "now">) => (
  <FilterBar
    label="Users"
    search={
      <TypedSearch
        label="Name, email or company"
        value={search.query ?? ""}
        onChange={(query) => onSearch({ ...search, query: query || null, offset: 0 })}
      />
    }
  >
    {list === "all" && (
      <FilterSelect
        label="Role"
        options={roles}
        values={search.roles}
        onChange={(wanted) => onSearch({ ...search, roles: wanted, offset: 0 })}
      />
    )}
  </FilterBar>
)

interface PeopleProps {
  readonly model: UsersModel
  readonly onSearch: (search: UserSearch) => void
  readonly onOpen: (profile: Profile) => void
}

const SORTS = { name: "name", email: "email", login: "lastLogin", since: "creationDate" } as const
type SortedColumn = keyof typeof SORTS

const sortOf = ({ isDescending, sortBy }: UserSearch): Sort => ({
  column: Object.keys(SORTS).find((column) => SORTS[column as SortedColumn] === sortBy) ?? "name",
  direction: isDescending ? "descending" : "ascending",
})

const People = observer(({ model, onSearch, onOpen }: PeopleProps) => {
  const { listed, page, search } = model
  if (listed.tag === "failed")
    return (
      <ErrorState title="The users did not load" onRetry={() => void model.again()}>
        {listed.said}
      </ErrorState>
    )
  if (page === null) return <RowsSkeleton label="The users are loading" />
  if (page.total === 0)
    return (
      <EmptyState title="Nobody matches" hasDrawing={false}>
        Look for another fragment, or drop the role.
      </EmptyState>
    )
  return (
    <Stack $isPage>
      <Panel isFlush label="Users">
        <Table
          label="Users"
          density="documents"
          rows={page.profiles}
          columns={[...COLUMNS, edit(onOpen)]}
          keyOf={({ id }) => id}
          nameOf={userName}
          onOpen={onOpen}
          sort={sortOf(search)}
          onSort={({ column, direction }) =>
            onSearch({
              ...search,
              sortBy: SORTS[column as SortedColumn],
              isDescending: direction === "descending",
              offset: 0,
            })
          }
        />
      </Panel>
      {page.total > USERS_ON_A_PAGE && (
        <Pagination
          label="Users"
          offset={search.offset}
          size={USERS_ON_A_PAGE}
          total={page.total}
          onGo={(offset) => onSearch({ ...search, offset })}
        />
      )}
    </Stack>
  )
})

const COLUMNS: ReadonlyArray<Column<Profile>> = [
  { id: "name", header: "Name", sort: "ascending", cell: userName },
  { id: "email", header: "Email", sort: "ascending", line: 2, cell: ({ email }) => email },
  { id: "company", header: "Company", cell: ({ companyName }) => companyName ?? "" },
  { id: "roles", header: "Roles", line: 3, cell: ({ roles: held }) => roleLabels(held).join(", ") },
  {
    id: "login",
    header: "Last log-in",
    align: "end",
    sort: "descending",
    cell: ({ lastLogin }) => (lastLogin === null ? "Never" : day(dayOf(lastLogin))),
  },
  {
    id: "since",
    header: "Registered",
    align: "end",
    sort: "descending",
    cell: ({ creationDate }) => day(dayOf(creationDate)),
  },
]

const edit = (onOpen: (profile: Profile) => void): Column<Profile> => ({
  id: "edit",
  header: "Edit",
  isHeaderHidden: true,
  align: "end",
  cell: (profile) => (
    <Button size="small" aria-label={`Edit ${userName(profile)}`} onPress={() => onOpen(profile)}>
      Edit
    </Button>
  ),
})
