export const words = {
  "GW-10": "No side moves more than two units in a row while the other still has one to move.",
  "GW-11":
    "Where the list would have a third, the other side's lowest unit goes now; the order is fixed before the first move.",
  "GW-12": "A tailing group is one unit of its target's side; the tailers count for nobody.",
  "GW-13": "Balloons, gliders and class G stand outside the balance.",
  "GW-14": "The balance goes before initiative and before the choice among tied friends.",
};
