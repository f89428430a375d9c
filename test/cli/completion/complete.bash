# Prints what Bash would offer for a command line: bash complete.bash SCRIPT LINE
source "$1"
# What bash sets where somebody types.
COMP_WORDBREAKS=$' \t\n"\'@><=;|&(:'
COMP_LINE="$2"
COMP_POINT=${#COMP_LINE}
_openvibe_contracts
printf '%s\n' "${COMPREPLY[@]}"
