import { NativeSelect } from "@chakra-ui/react";
import { isViewId } from "@gatehouse/domain/checkin";
import { countText, groupsOf, type ViewsProps } from "./view-rail.tsx";

/** The rail folded to a menu, where the screen is too narrow for it. */
export function ViewSelect({ views, current, counts, counters, words, onView }: ViewsProps) {
  const { t } = words;
  return (
    <NativeSelect.Root flex="1" minW="48">
      <NativeSelect.Field
        aria-label={t("rail.label")}
        value={current}
        onChange={({ target: { value } }) => isViewId(value) && onView(value)}
      >
        {[...groupsOf(views)].map(([group, members]) => (
          <optgroup key={group} label={t(`group.${group}`)}>
            {members.map((view) => {
              const count = countText(view, { counts, counters, words });
              return (
                <option key={view.id} value={view.id} disabled={view.disabled}>
                  {view.id.startsWith("available-") ? words.view(view) : words.viewInRail(view)}
                  {count && ` · ${count}`}
                </option>
              );
            })}
          </optgroup>
        ))}
        {views
          .filter(({ id, group }) => group === "search" && id === current)
          .map(({ id }) => (
            <option key={id} value={id}>
              {t(`view.${id}`)}
            </option>
          ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
