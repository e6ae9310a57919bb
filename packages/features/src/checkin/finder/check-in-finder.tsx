import { viewsFor } from "@gatehouse/domain/checkin";
import { ListFilter, Search, UserRound } from "lucide-react";
import { useEffect } from "react";
import { type FinderProps, useNavigation, usePermission, useSession } from "../../app/index.ts";
import { plainNameOf } from "../../app/traveller-name/index.ts";
import { useMessages } from "../../i18n/index.ts";
import { useWords } from "../use-words.ts";
import { messages } from "./messages/index.ts";
import { useFoundCheckIns } from "./data/use-found-check-ins.ts";

const home = "/dashboard/checkin/info";

/**
 * Check-ins by PNR, booking number, passenger or flight, and the queue's views (QUE-29). It asks the general search, which gives each
 * reader what they may see; nothing of a passport is read.
 */
export function CheckInFinder({ query, onFound }: FinderProps) {
  const t = useMessages(messages);
  const words = useWords();
  const { navigate } = useNavigation();
  const allowed = usePermission("checkinInfo");
  const granted = useSession().user?.permissions;
  const { rows, error, searching } = useFoundCheckIns(query, allowed);
  useEffect(() => {
    const found = (rows ?? []).map((row) => {
      const { pnr, bookingNo, airline, flightnum, from, to, checkInId, expired } = row;
      return {
        id: `check-in.${checkInId}`,
        label: [
          plainNameOf(row),
          words.apart(row),
          pnr,
          `${airline.iata} ${flightnum}`,
          `${from.iata}→${to.iata}`,
          expired && t("departed"),
        ]
          .filter(Boolean)
          .join(" · "),
        icon: UserRound,
        keywords: [query, bookingNo, `${airline.iata}${flightnum}`],
        run: () =>
          navigate(
            `${home}?view=pnr-search&pnr=${encodeURIComponent(pnr)}&selected=${checkInId}${expired ? "&expired=true" : ""}`,
          ),
      };
    });
    // Without waiting for an answer, and without a network: a PNR that is typed and sent leads to its search (QUE-29).
    const code = query.trim().toUpperCase();
    const search = {
      id: "checkin.pnr",
      label: t("pnr", { pnr: code }),
      icon: Search,
      keywords: [query],
      run: () => navigate(`${home}?view=pnr-search&pnr=${code}`),
    };
    const searches = allowed && /^[A-Z0-9]{5,8}$/.test(code) ? [search] : [];
    // Letters alone are a name more often.
    const isCode = /\d/.test(code);
    const views = viewsFor(granted ?? [])
      .filter(({ disabled, group }) => !disabled && group !== "search")
      .map((view) => ({
        id: `checkin.view.${view.id}`,
        label: t("view", { view: words.view(view) }),
        icon: ListFilter,
        run: () => navigate(`${home}?view=${view.id}`),
      }));
    onFound({
      query,
      groups: [
        { heading: t("found"), actions: isCode ? [...searches, ...found] : [...found, ...searches] },
        { heading: t("views"), actions: views },
      ],
      searching,
      failure: error === undefined ? undefined : t("failed"),
    });
  }, [query, rows, searching, error, granted, allowed, navigate, onFound, t, words]);
  return null;
}
